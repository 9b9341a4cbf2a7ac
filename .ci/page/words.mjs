// Finds what the page says outside its messages, messages said wrongly or never: `make lint`. What is wrong with the
// messages themselves is found by `carom words check`.
//
//     node words.mjs <typescript> <folder of the project>
//
// Modules are read by TypeScript's parser, messages by that of Fluent; templates and the Python next to them, as text.

import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const [compiler, root] = process.argv.slice(2);
const packages = createRequire(compiler);
const ts = packages(compiler);
const { FluentResource } = packages("@fluent/bundle");

// Two words in a row, or one that begins a sentence, are taken to be said to a reader ...
const PROSE = /[A-Za-z]{2,}[,.:;]? [a-z]{2,}|^[A-Z][a-z]{2,}(?![A-Za-z])/;
// ... but for what a browser reads.
const FOR_A_BROWSER = new RegExp(`^(?:${[
  "<[^]*", ".*(?:px|serif)\\b.*", "color-mix\\(.*", "\\([\\w-]+: \\w+\\)", "not all", // markup, lengths, fonts, colours, media
  "(?:carom-[\\w-]*(?:\\$\\{\\})?[\\w-]* ?)+(?:\\$\\{\\})?", // classes
  "button, select, a|:hover, :focus-within", // selectors
  "Enter|Escape|Home|End|Canvas|Highlight|Retry-After|Content-Type", // keys, colours, heads
  "DOMContentLoaded|carom:.*", // an event, keys of the storage
].join("|")})$`);
// Names of groups of controls, by which the panel finds those of an experiment; why a run stopped.
const GROUPS = {
  "page/controls/panel.js": ["Method", "Rules", "Map"],
  "page/controls/time/end_of_run.js": ["duration reached", "everything at rest"],
};
// What becomes the label of an element; a lone word there is said, too.
const LABELS = ["aria-label", "aria-roledescription", "title", "placeholder"];
// Signs that many fonts lack; the sign of a button is drawn (`icon`).
const SIGNS = /[\u21ba-\u21ff\u2300-\u23ff\u25b6-\u25bb\u2b00-\u2bff]/;
const faults = [];
const used = new Set();
const begun = new Set();

const parsed = (name) => ts.createSourceFile(name, read(name), ts.ScriptTarget.Latest, true);
const read = (name) => readFileSync(join(root, "kernel_lib", name), "utf8");
const found = (pattern) => globSync(pattern, { cwd: join(root, "kernel_lib") })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => !name.includes("/dist/")).sort();

// What a lesson says is said by Python: a test looks at that.
const isOfPage = (name) => /(?:page|around)\.ftl$/.test(name);

// Adds the messages of a file: name to where it stands, and its slots.
function readMessages(name, table) {
  const text = read(name);
  for (const { id, value } of new FluentResource(text).body) {
    const line = text.slice(0, text.search(new RegExp(`^${id} *=`, "m"))).split("\n").length;
    table.set(id, { where: `kernel_lib/${name}:${line}`, slots: slotsOf(value ?? []), ofPage: isOfPage(name) });
  }
}

// Names of the slots of a pattern.
function slotsOf(part) {
  if (Array.isArray(part)) return new Set(part.flatMap((one) => [...slotsOf(one)]));
  if (part.type === "var") return new Set([part.name]);
  return part.type === "select" ? slotsOf([part.selector, ...part.variants.map(({ value }) => value)]) : new Set();
}

const isSay = (node) => ts.isCallExpression(node) && ts.isIdentifier(node.expression)
  && node.expression.text === "say";
const isNumber = (node) => ts.isNumericLiteral(node);
// A template as a text in which each slot is "${}".
const shapeOf = (node) => node.head.text + node.templateSpans.map((span) => `\${}${span.literal.text}`).join("");

function readModule(name, table) {
  const source = parsed(name);
  const tell = (node, words) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    faults.push(`kernel_lib/${name}:${line + 1}: ${words}`);
  };
  const said = (node, text) => {
    if (PROSE.test(text) && !FOR_A_BROWSER.test(text) && !GROUPS[name]?.includes(text)) {
      tell(node, `"${text}" belongs into words/en/page.ftl`);
    }
  };
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) {
      if (table.has(node.text)) used.add(node.text);
      said(node, node.text);
      if (isContent(node) && /[a-z]{2}/.test(node.text) && !node.text.includes("carom")) {
        tell(node, `"${node.text}" is shown or read aloud; it belongs into words/en/page.ftl`);
      }
    } else if (ts.isTemplateExpression(node)) {
      const shape = shapeOf(node);
      said(node, shape);
      const start = /^([a-z]+-[\w-]*)\$\{\}$/.exec(shape);
      if (start) begun.add(start[1]);
      const spoken = node.templateSpans.some((span) => isSay(span.expression));
      if (spoken && /[A-Za-z]{2,}/.test(shape.replaceAll("${}", ""))) tell(node, "a text is set next to letters; give it a slot");
    } else if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
      const sides = [node.left, node.right];
      if (sides.some(isSay) && !sides.some(isNumber)) tell(node, "a text is set next to another; give it a slot");
    }
    if (isSay(node)) readCall(node, table, tell);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const sign = SIGNS.exec(source.text);
  if (sign) faults.push(`kernel_lib/${name}: "${sign[0]}" is a sign that fonts may lack; draw it`);
}

// Whether a text becomes the content of an element, or its label.
function isContent(node) {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.initializer === node) {
    return LABELS.includes(ts.isIdentifier(parent.name) || ts.isStringLiteral(parent.name) ? parent.name.text : "");
  }
  return ts.isCallExpression(parent) && ts.isIdentifier(parent.expression)
    && parent.expression.text === "element" && parent.arguments.indexOf(node) >= 2;
}

function readCall(node, table, tell) {
  const [called, slots] = node.arguments;
  const names = namesIn(called);
  if (!names || (slots && !ts.isObjectLiteralExpression(slots))) return;
  const given = (slots?.properties ?? []).map((one) => (one.name ? one.name.text : "..."));
  judge(names, given.includes("...") ? null : given, table, (words) => tell(node, words));
}

// The names that a call may say; null where they are not written there.
function namesIn(node) {
  if (ts.isStringLiteral(node)) return [node.text];
  if (!ts.isConditionalExpression(node)) return null;
  const [yes, no] = [namesIn(node.whenTrue), namesIn(node.whenFalse)];
  return yes && no && [...yes, ...no];
}

// Slots that are given, or null where they are not known, against those of the messages that may be said.
function judge(names, given, table, tell) {
  const unknown = names.filter((name) => !table.has(name));
  for (const name of unknown) tell(`there is no text "${name}"`);
  if (unknown.length || !given) return;
  for (const name of names) {
    for (const slot of table.get(name).slots) if (!given.includes(slot)) tell(`"${name}" has a slot $${slot}, which is not filled`);
  }
  for (const slot of given) {
    if (!names.some((name) => table.get(name).slots.has(slot))) tell(`"${names.join('" or "')}" has no slot $${slot}`);
  }
}

// What a template says by itself: between its tags, and in attributes that are read aloud.
function readTemplate(name, table) {
  const text = read(name);
  for (const [, called, rest] of text.matchAll(/\bsay\(\s*['"]([^'"]+)['"]\s*((?:,(?:[^()]|\([^()]*\))*)?)\)/g)) {
    const given = [...rest.matchAll(/,\s*(\w+)=(?!=)/g)].map((one) => one[1]);
    judge([called], given, table, (words) => faults.push(`kernel_lib/${name}: ${words}`));
  }
  for (const [, word] of text.matchAll(/['"]([\w-]+)['"]/g)) if (table.has(word)) used.add(word);
  if (!name.endsWith(".j2")) return;
  const plain = text.replace(/\{#[^]*?#\}|\{%[^]*?%\}|\{\{[^]*?\}\}|<(style|script)\b[^]*?<\/\1>|<!DOCTYPE[^]*?>/g, "");
  const spoken = [...plain.matchAll(/\b(?:aria-label|title|alt|placeholder)="([^"]*)"/g)].map((one) => one[1]);
  for (const one of [...spoken, ...plain.split(/<[^>]*>/)]) {
    const words = one.trim();
    if (/[A-Za-z]{2}/.test(words.replaceAll("&nbsp;", "")) && words !== "Carom") {
      faults.push(`kernel_lib/${name}: "${words}" belongs into words/en/around.ftl`);
    }
  }
}

const table = new Map();
for (const name of found("words/en/*.ftl")) readMessages(name, table);
for (const name of found("{page,serving}/**/*.js")) if (!name.startsWith("page/words/")) readModule(name, table);
for (const name of [...found("serving/**/*.j2"), ...found("{serving/**/pages,widgets}/*.py")]) readTemplate(name, table);
for (const [name, { where, ofPage }] of table) {
  if (ofPage && !used.has(name) && ![...begun].some((start) => name.startsWith(start))) faults.push(`${where}: "${name}" is never said`);
}
if (faults.length) console.log(faults.join("\n"));
process.exitCode = faults.length ? 1 : 0;
