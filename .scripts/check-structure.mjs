// Refuses imports against the order of the folders, import cycles between folders, queries that name another
// noun's table, pages that send other messages than their parts use, pages for strangers that load MUI, and regular
// expressions that take exponential time.
// `npm run check` runs it on this project. An argument names another root.
import { folderCycles } from "./structure/cycles.mjs";
import { againstOrder } from "./structure/directions.mjs";
import { wrongMessages } from "./structure/messages.mjs";
import { exponentialPatterns } from "./structure/patterns.mjs";
import { muiOnPlainPages } from "./structure/plain.mjs";
import { importsOf, loadedAtOnce, loadedBy, packagesOf, readModules } from "./structure/source.mjs";
import { foreignTables } from "./structure/tables.mjs";

const root = process.argv[2] ?? ".";
const modules = readModules(root);
const imports = modules.flatMap((module) =>
  importsOf(root, module).map((target) => [module.file, target]),
);
const problems = [
  ...againstOrder(imports),
  ...folderCycles(imports),
  ...foreignTables(modules),
  ...wrongMessages(modules, (module) => loadedBy(root, module)),
  ...muiOnPlainPages(modules, (module) => loadedAtOnce(root, module), packagesOf),
  ...exponentialPatterns(modules),
];

for (const problem of problems) console.error(problem);
console.log(`Checked the structure of ${modules.length} modules: ${problems.length} problems.`);
process.exit(problems.length === 0 ? 0 : 1);
