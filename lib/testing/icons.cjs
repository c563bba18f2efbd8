// Takes the place of `@tabler/icons-react` in tests: the same icons, each loaded when it is first asked for. The package's
// one file for `require` has six thousand, which every test of a component would have to read.
const isIcon = (name) => /^Icon[A-Z0-9]/.test(name);

module.exports = new Proxy(
  { __esModule: true },
  {
    get: (module, name) =>
      isIcon(String(name))
        ? require(`@tabler/icons-react/dist/esm/icons/${String(name)}.mjs`).default
        : module[name],
  },
);
