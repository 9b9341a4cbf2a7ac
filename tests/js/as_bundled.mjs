// Lets node import what esbuild bundles: files of Fluent as texts, and packages from where they lie.

import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";

const FLUENT = new URL("../../.venv/from_npm/node_modules/@fluent/bundle/esm/index.js", import.meta.url).href;

registerHooks({
  resolve: (name, context, next) => next(name === "@fluent/bundle" ? FLUENT : name, context),
  load(url, context, next) {
    if (!url.endsWith(".ftl")) return next(url, context);
    const source = `export default ${JSON.stringify(readFileSync(new URL(url), "utf8"))};`;
    return { format: "module", shortCircuit: true, source };
  },
});
