import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";

test("every route is listed, by an import of its own folder that tools can follow", () => {
  const routes = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|\/)route\.ts$/.test(file))
    .map(dirname);
  const text = readFileSync("lib/testing/route-files.ts", "utf8");
  const listed = text.matchAll(/"(.+)": \(\) =>\s+import\("@\/app\/(.+)\/route"\),/g);
  const pairs = [...listed].map(([, folder, imported]) => [folder, imported]);
  expect(pairs).toEqual(routes.sort().map((folder) => [folder, folder]));
});

test("Jest finds the tests that call a changed operation through its route", () => {
  const changed = ["--findRelatedTests", "lib/party/requests/decide.ts", "--listTests"];
  const { stdout } = spawnSync(process.execPath, ["node_modules/jest/bin/jest.js", ...changed], {
    encoding: "utf8",
  });
  expect(stdout).toContain("lib/party/requests/change.test.ts");
});
