import { ENTRY, layoutsAround } from "./entries.mjs";

/** What surrounds a page with MUI's theme. */
const THEME = "components/theme/app-theme.tsx";
const MUI = /^@(mui|emotion)\//;

/**
 * A page without MUI's theme around it is one for strangers, and loads nothing of MUI before it is asked for.
 *
 * @param modules of the product
 * @param importsOf returns the files that a module loads at once
 * @param packagesOf returns the packages that it loads at once
 * @returns {string[]} the pages that load MUI nevertheless, each with the file through which it comes
 */
export function muiOnPlainPages(modules, importsOf, packagesOf) {
  const byFile = new Map(modules.map((module) => [module.file, module]));
  const closureOf = (start) => {
    const seen = new Set([start]);
    for (const module of seen) {
      for (const file of importsOf(module)) if (byFile.has(file)) seen.add(byFile.get(file));
    }
    return [...seen];
  };
  return modules
    .filter(({ file }) => ENTRY.test(file))
    .flatMap((entry) => {
      const around = layoutsAround(entry.file, byFile).flatMap(closureOf);
      const own = closureOf(entry);
      if ([...around, ...own].some(({ file }) => file === THEME)) return [];
      const guilty = own.find((module) => packagesOf(module).some((name) => MUI.test(name)));
      return guilty
        ? [`${entry.file} has no MUI around it, but loads it through ${guilty.file}.`]
        : [];
    });
}
