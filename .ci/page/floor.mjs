// Finds what the lowest browsers lack: `make lint`.
//
//     node floor.mjs <folder of the packages> <folder of the project>
//
// MDN's data say since when each feature is there. TypeScript knows whose a name in a script is;
// where it does not, a name counts that only features above the floor have. esbuild lowers syntax.

import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative, sep } from "node:path";

const [modules, root] = process.argv.slice(2);
const load = createRequire(join(modules, "here.js"));
const ts = load("tsc");
const css = load("css-tree");
const data = load("@mdn/browser-compat-data");
const { browsers, works_without: fine } = JSON.parse(readFileSync(join(import.meta.dirname, "floor.json"), "utf8"));

const missed = new Set(Object.keys(fine));
const faults = [];

// Browsers of the floor that lack a feature. On a phone or on a desk is enough for Safari: one has
// no mouse, the other no touch. A part of a feature counts; esbuild writes prefixes.
function lacking(feature) {
  const support = feature?.__compat?.support;
  return support ? Object.keys(browsers).filter((name) => name !== "safari_ios" && !has(support, name) && !(name === "safari" && has(support, "safari_ios"))) : [];
}

function has(support, name) {
  const told = [support[name] ?? []].flat();
  const reached = (version) => version === true || (version && version !== "preview" && parseFloat(version.replace("≤", "")) <= browsers[name]);
  return !told.length || told.some((one) => reached(one.version_added) && !reached(one.version_removed) && !one.flags && !one.alternative_name);
}

/** Whether the floor has a feature; what works without it is in order. */
function check(name, feature, tell) {
  const without = lacking(feature);
  if (!without.length) return true;
  missed.delete(name);
  if (!(name in fine)) tell(`${name} is above the floor: ${without.join(", ")}`);
  return false;
}

const told = (path, line, words) => faults.push(`${relative(root, path).replaceAll(sep, "/")}:${line}: ${words}`);

// Styles.

const types = new Map();
function nameTypes(tree, path) {
  for (const [name, one] of Object.entries(tree)) {
    if (name === "__compat") continue;
    const word = name.replace(/-function$/, "");
    if (!types.has(word) || word !== name || path === "css.types") types.set(word, [`${path}.${name}`, one]);
    nameTypes(one, `${path}.${name}`);
  }
}
nameTypes(data.css.types, "css.types");
const { length } = data.css.types;
const UNITS = [[/^d(vh|vw|vi|vb|vmin|vmax)$/, "viewport_percentage_units_dynamic"], [/^s(vh|vw|vi|vb|vmin|vmax)$/, "viewport_percentage_units_small"],
  [/^l(vh|vw|vi|vb|vmin|vmax)$/, "viewport_percentage_units_large"], [/^cq/, "container_query_length_units"]];

const isAbove = (node) => /^Pseudo/.test(node.type) && lacking(data.css.selectors[node.name]).length > 0;

function readStyle(path) {
  const tell = (node) => (words) => told(path, node.loc.start.line, words);
  const { properties, selectors, "at-rules": rules } = data.css;
  css.walk(css.parse(readFileSync(path, "utf8"), { positions: true, parseCustomProperty: true, onParseError: (problem) => told(path, problem.line, problem.message) }), function visit(node) {
    const at = tell(node);
    // One selector that is not known takes the others of its list along.
    if (node.type === "Rule" && node.prelude.children?.size > 1 && css.find(node.prelude, isAbove)) at("a selector above the floor stands in a list");
    if (node.type === "Rule" && this.rule && this.rule !== node) check("css.selectors.nesting", selectors.nesting, at);
    if (node.type === "Atrule") {
      check(`css.at-rules.${node.name}`, rules[node.name], at);
      if (this.rule) check("css.selectors.nesting", selectors.nesting, at);
    }
    if (node.type === "Feature") check(`css.at-rules.media.${node.name}`, rules[this.atrule?.name]?.[node.name], at);
    if (/^Pseudo/.test(node.type) && !node.name.startsWith("-")) check(`css.selectors.${node.name}`, selectors[node.name], at);
    if (node.type === "Declaration") check(`css.properties.${node.property}`, properties[node.property], at);
    const property = this.declaration?.property;
    const known = lacking(properties[property]).length ? undefined : properties[property];
    if (node.type === "Identifier" && known?.[node.name]) check(`css.properties.${property}.${node.name}`, known[node.name], at);
    if (node.type === "Function") {
      const [name, one] = known?.[node.name] ? [`css.properties.${property}.${node.name}`, known[node.name]] : types.get(node.name) ?? [];
      if (one) check(name, one, at);
    }
    if (node.type === "Dimension") {
      const unit = UNITS.find(([shape]) => shape.test(node.unit))?.[1] ?? node.unit;
      check(`css.types.length.${unit}`, length[unit], at);
    }
  });
}

// Scripts.

const { builtins } = data.javascript;
const HOLDERS = [["api", data.api], ["javascript.builtins", builtins], ["javascript.builtins.Intl", builtins.Intl]];
const holder = (name) => HOLDERS.map(([path, all]) => [`${path}.${name}`, Object.hasOwn(all, name) ? all[name] : null]).find(([, one]) => one);
// Everything by the name of a member: for what no type tells, and for parts that several interfaces share.
const members = new Map();
for (const [path, all] of HOLDERS) {
  for (const [name, one] of Object.entries(all)) {
    for (const member of Object.keys(one).filter((word) => word !== "__compat")) {
      const key = member.replace(/_static$/, "");
      members.set(key, [...members.get(key) ?? [], [`${path}.${name}.${member}`, one[member]]]);
    }
  }
}
const COMMON = /^api\.(?:Node|Element|HTMLElement|Document|Window|CanvasRenderingContext2D)\.|^javascript/;
const ours = new Set(); // names in objects of the page's own
function checkAny(member, at) {
  const known = ours.has(member) ? [] : members.get(member) ?? [];
  const first = known.find(([path]) => COMMON.test(path) && !path.endsWith("_static"));
  if (first && known.every(([, one]) => lacking(one).length)) check(...first, at);
}

function readScripts() {
  const settings = ts.getParsedCommandLineOfConfigFile(join(import.meta.dirname, "tsconfig.json"), {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: console.error });
  const program = ts.createProgram(settings.fileNames, settings.options);
  const checker = program.getTypeChecker();
  const isLibrary = (one) => program.isSourceFileDefaultLibrary(one.getSourceFile());
  const sources = program.getSourceFiles().filter((one) => !one.isDeclarationFile);
  const gather = (node) => {
    if (ts.isObjectLiteralElementLike(node) && node.name) ours.add(node.name.text);
    ts.forEachChild(node, gather);
  };
  sources.forEach(gather);
  sources.forEach(read);

  function read(source) {
    const visit = (node) => {
      const at = (words) => told(source.fileName, source.getLineAndCharacterOfPosition(node.getStart()).line + 1, words);
      if (ts.isIdentifier(node)) {
        const declared = checker.getSymbolAtLocation(node)?.declarations;
        if (declared?.some(isLibrary)) readName(node, declared.find(isLibrary), at);
        else if (!declared && ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) checkAny(node.text, at);
      }
      if (ts.isCallExpression(node) && (node.expression.name ?? node.expression).text === "addEventListener" && ts.isStringLiteral(node.arguments[0])) {
        checkAny(`${node.arguments[0].text}_event`, at);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }

  function readName(node, declared, at) {
    // What a constructor has itself stands in the type of its variable.
    const around = ts.isTypeLiteralNode(declared.parent) ? declared.parent.parent : declared.parent;
    const owner = ts.isInterfaceDeclaration(around) || ts.isVariableDeclaration(around) ? around.name.text : "";
    const isGlobal = ts.isVariableDeclaration(declared) || ts.isFunctionDeclaration(declared) || ts.isInterfaceDeclaration(declared);
    if (!owner && !isGlobal) return;
    if (isGlobal) {
      const [path, one] = holder(node.text) ?? [`api.Window.${node.text}`, data.api.Window[node.text]];
      check(path, one, at);
      return;
    }
    const [path, one] = holder(owner.replace(/^Readonly(?=Array)|Constructor$/, "")) ?? [];
    const member = [node.text, `${node.text}_static`].find((name) => one?.[name]);
    if (member) check(`${path}.${member}`, one[member], at);
    else checkAny(node.text, at);
  }
}

for (const path of globSync("kernel_lib/{page,serving}/**/*.css", { cwd: root }).sort()) {
  if (!path.includes("dist")) readStyle(join(root, path));
}
readScripts();
for (const name of missed) faults.push(`.ci/page/floor.json: ${name} is not used, or not above the floor`);
if (faults.length) console.log(faults.join("\n"));
process.exitCode = faults.length ? 1 : 0;
