import { dirname } from "node:path";

/** What Next.js renders by itself. */
export const ENTRY = /^app\/(.*\/)?(page|layout|error|not-found)\.tsx$/;

/** Returns the layouts around an entry, from the inside out. */
export function layoutsAround(file, byFile) {
  const layouts = [];
  for (let folder = dirname(file); folder !== "."; folder = dirname(folder)) {
    const layout = byFile.get(`${folder}/layout.tsx`);
    if (layout && layout.file !== file) layouts.push(layout);
  }
  return layouts;
}
