// Lets node import what esbuild bundles: files of Fluent as texts, the English of the page, and packages from where they lie.

import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";

const WORDS = new URL("../../kernel_lib/words/en/", import.meta.url);
const PLACES = {
  "@fluent/bundle": new URL("../../.venv/from_npm/node_modules/@fluent/bundle/esm/index.js", import.meta.url).href,
  "@carom/english.ftl": new URL("page.ftl?answers.ftl", WORDS).href,
};

registerHooks({
  resolve: (name, context, next) => next(PLACES[name] ?? name, context),
  load(url, context, next) {
    if (!url.endsWith(".ftl")) return next(url, context);
    const text = url.split("?").map((file) => readFileSync(new URL(file, url), "utf8")).join("");
    const source = `export default ${JSON.stringify(text)};`;
    return { format: "module", shortCircuit: true, source };
  },
});
