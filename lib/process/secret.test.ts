import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "crowdcue-secret-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The secret as a process that has just started finds it. */
function found() {
  jest.resetModules();
  const { env } = jest.requireActual<typeof import("./env")>("./env");
  Object.assign(env(), { AUTH_SECRET: undefined, DATA_DIR: folder });
  return jest.requireActual<typeof import("./secret")>("./secret").secret();
}

test("a secret is made once, for its owner's eyes", () => {
  const secret = found();
  expect(secret).toHaveLength(43);
  expect(found()).toBe(secret);
  expect(readdirSync(folder)).toEqual(["secret"]);
  expect(statSync(join(folder, "secret")).mode & 0o777).toBe(0o600);
});

test("nothing is written where there is a secret: the disk may be full", () => {
  writeFileSync(join(folder, "secret"), "kept\n");
  const before = statSync(folder, { bigint: true }).mtimeNs;
  expect(found()).toBe("kept");
  expect(statSync(folder, { bigint: true }).mtimeNs).toBe(before);
});
