// Jest's runtime, which for every test file reads, hashes, transforms and compiles each module anew: half of what a short
// file costs. A worker keeps the compiled scripts instead; each test file still runs them in a context of its own.
const { createRequire } = require("node:module");
const { setFlagsFromString } = require("node:v8");
const { Script } = require("node:vm");

const { default: JestRuntime } = createRequire(require.resolve("jest-runner"))("jest-runtime");

// V8 would drop what it compiled and has not run for a while.
setFlagsFromString("--no-flush-bytecode");

/** By project, because a module is transformed otherwise for a browser than for Node. */
const projects = new Map();

module.exports = class Runtime extends JestRuntime {
  constructor(...args) {
    super(...args);
    const [config, , , , , , , globalConfig] = args;
    // Files change while Jest watches them.
    if (globalConfig.watch || globalConfig.watchAll) return;
    if (!projects.has(config.id)) projects.set(config.id, { files: new Map(), scripts: new Map() });
    const { files, scripts } = projects.get(config.id);
    keepTransformed(this.transformCache, files);
    keepCompiled(this.executor, scripts);
  }
};

function keepTransformed(cache, files) {
  const { transform } = cache;
  cache.transform = (filename, options) => {
    if (options?.isInternalModule) return transform.call(cache, filename, options);
    const known = files.get(filename);
    if (!known) {
      const code = transform.call(cache, filename, options);
      files.set(filename, cache.transforms.get(filename));
      return code;
    }
    cache.transforms.set(filename, known);
    if (known.sourceMapPath) cache.sourceMaps.set(filename, known.sourceMapPath);
    return known.code;
  };
}

function keepCompiled(executor, scripts) {
  const { compile } = executor;
  const head = `(function(${executor.injectedModuleParameters.join(",")}){`;
  executor.compile = (source, filename) => {
    const context = executor.environment.getVmContext();
    if (!context) return null;
    let known = scripts.get(filename);
    if (known?.source !== source) {
      try {
        const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
        known = { source, script };
      } catch {
        // Says what is wrong with the file.
        return compile.call(executor, source, filename);
      }
      scripts.set(filename, known);
    }
    return known.script.runInContext(context);
  };
}
