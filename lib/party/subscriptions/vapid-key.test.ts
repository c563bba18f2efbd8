import { createECDH } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "crowdcue-vapid-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The site's public key as a process that has just started tells it. */
function found(VAPID_PRIVATE_KEY?: string) {
  jest.resetModules();
  const { env } = jest.requireActual<typeof import("@/lib/process/env")>("@/lib/process/env");
  Object.assign(env(), { VAPID_PRIVATE_KEY, DATA_DIR: folder });
  const { singleton } =
    jest.requireActual<typeof import("@/lib/process/singleton")>("@/lib/process/singleton");
  singleton("VAPID key", () => undefined).reset();
  return jest.requireActual<typeof import("./vapid-key")>("./vapid-key").vapidKey.get().publicKey;
}

test("the key is made at the first start and stays: with another, every phone would have to subscribe again", () => {
  const key = found();
  expect(Buffer.from(key, "base64url")).toHaveLength(65);
  expect(found()).toBe(key);
  const file = join(folder, "vapid");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  rmSync(file);
  expect(found()).not.toBe(key);
});

test("a key in the environment counts, so that several machines are one site", () => {
  const kept = found();
  const ecdh = createECDH("prime256v1");
  ecdh.generateKeys();
  expect(found(ecdh.getPrivateKey("base64url"))).toBe(ecdh.getPublicKey("base64url"));
  expect(found()).toBe(kept);
  expect(readFileSync(join(folder, "vapid"), "utf8")).not.toBe("");
});
