import nextJest from "next/jest.js";

const withNext = nextJest({ dir: "./" });

const shared = {
  runtime: "<rootDir>/lib/testing/runtime.cjs",
  moduleNameMapper: {
    "^server-only$": "<rootDir>/lib/testing/empty.ts",
    "^@better-auth/utils/password$": "<rootDir>/lib/testing/passwords.ts",
    "^@tabler/icons-react$": "<rootDir>/lib/testing/icons.cjs",
    // The transform knows this path, too; Jest needs it to find the tests of a changed file.
    "^@/(.*)$": "<rootDir>/$1",
  },
  testPathIgnorePatterns: ["<rootDir>/e2e/", "<rootDir>/.next/", "<rootDir>/node_modules/"],
};

// `.test.ts` runs in Node, where Request and Response exist; `.test.tsx` runs in a DOM.
const projects = [
  {
    ...shared,
    displayName: "node",
    testEnvironment: "node",
    testMatch: ["**/*.test.ts"],
    globalSetup: "<rootDir>/lib/testing/start-postgres.mjs",
    setupFiles: ["<rootDir>/lib/testing/environment.ts"],
    setupFilesAfterEnv: ["<rootDir>/lib/testing/repeat.ts", "<rootDir>/lib/testing/console.ts"],
    globalTeardown: "<rootDir>/lib/testing/stop-postgres.mjs",
  },
  {
    ...shared,
    displayName: "dom",
    testEnvironment: "<rootDir>/lib/testing/jsdom.cjs",
    testMatch: ["**/*.test.tsx"],
    // Last, so that it hears what leaves a page as well.
    setupFilesAfterEnv: ["repeat", "dom", "console"].map(
      (name) => `<rootDir>/lib/testing/${name}.ts`,
    ),
  },
];

// next/jest does not transform node_modules; these packages ship ES modules only.
const esModules = [
  "any-ascii",
  "@better-auth",
  "@better-fetch",
  "@faker-js/faker",
  "@formatjs",
  "@full-ui",
  "@fullcalendar",
  "@noble",
  "@redocly",
  "@tabler",
  "@tanstack",
  "better-auth",
  "better-call",
  "defu",
  "icu-minify",
  "intl-messageformat",
  "jose",
  "kysely",
  "marked",
  "nanostores",
  "next-intl",
  "rou3",
  "temporal-polyfill",
  "temporal-utils",
  "uqr",
  "use-intl",
  "yet-another-react-lightbox",
];
const transformIgnorePatterns = [`/node_modules/(?!(${esModules.join("|")})/)`];

export default async () => ({
  // By default Jest leaves one core free, which is half of a small machine.
  maxWorkers: "100%",
  // A hook that signs several DJs up compares as many passwords, which is slow by design.
  testTimeout: 20_000,
  projects: await Promise.all(
    projects.map(async (project) => ({ ...(await withNext(project)()), transformIgnorePatterns })),
  ),
});
