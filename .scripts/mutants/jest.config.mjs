import { join } from "node:path";
import base from "../../jest.config.mjs";

const here = import.meta.dirname;
const rootDir = join(here, "../..");

/** The project's own Jest, which loads the instrumented files and runs a test file whenever it is asked to. */
export default async () => {
  const { projects, ...shared } = await base();
  return { ...shared, rootDir, projects: projects.map(forMutants) };
};

function forMutants({ globalSetup, globalTeardown, transform, ...project }) {
  return {
    ...project,
    rootDir,
    // Shared by the workers, whose folders for temporary files differ.
    cacheDirectory: join(rootDir, "node_modules/.cache/mutants"),
    runner: join(here, "runner.mjs"),
    testRunner: join(here, "framework.mjs"),
    transform: Object.fromEntries(
      Object.entries(transform).map(([pattern, [path, options]]) => [
        pattern,
        [join(here, "transform.mjs"), { path, options }],
      ]),
    ),
  };
}
