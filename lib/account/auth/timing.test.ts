import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env } from "@/lib/process/env";
import { afterAnswers } from "@/lib/server/after-answer";
import { Caller } from "@/lib/testing/calls";
import { setHashCost } from "@/lib/testing/passwords";
import { addAccount } from "./accounts";

const TRIES = 8;
const MARGIN_MS = 4;
const PASSWORD = "correct horse battery";
jest.setTimeout(60_000);

let folder: string;
beforeAll(() => {
  setHashCost("real");
  folder = mkdtempSync(join(tmpdir(), "crowdcue-timing-"));
  env().DATA_DIR = folder;
});
afterAll(async () => {
  await afterAnswers();
  rmSync(folder, { recursive: true });
});

const newAddress = () => `${randomUUID()}@example.org`;

/** Creates an account for each try, because repeated tries have to wait. */
async function knownAddress() {
  const email = newAddress();
  // A wrong password costs the same to compare, whatever its account's did to hash.
  setHashCost("cheap");
  await addAccount({ name: "Ana", email, password: PASSWORD });
  setHashCost("real");
  return email;
}

/** How long the processor works on a call, which a busy machine does not lengthen. */
async function msFor(path: string, email: string) {
  const body = { name: "Ana", email, password: "not this one" };
  const start = process.cpuUsage();
  const { status } = await new Caller().send("POST", path, { body });
  const { user, system } = process.cpuUsage(start);
  const ms = (user + system) / 1000;
  await afterAnswers();
  return { ms, status };
}

/** Of the tries, the fifth that a busy machine has disturbed least. */
function undisturbed(all: { ms: number }[]) {
  return all.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(all.length / 5)] ?? 0;
}

test.each(["/api/auth/sign-in", "/api/auth/recover", "/api/auth/register"])(
  "%s takes equally long with and without an account",
  async (path) => {
    const known = [];
    const unknown = [];
    await msFor(path, newAddress());
    // Alternates, so that other load on the machine slows both equally.
    for (let tries = 0; tries < TRIES; tries += 1) {
      known.push(await msFor(path, await knownAddress()));
      unknown.push(await msFor(path, newAddress()));
    }
    expect(new Set([...known, ...unknown].map(({ status }) => status)).size).toBe(1);
    const [a, b] = [undisturbed(known), undisturbed(unknown)];
    // Of a few milliseconds, half is what a busy machine adds by chance; looking an account up first adds more.
    expect(Math.abs(a - b)).toBeLessThan(Math.max(MARGIN_MS, Math.min(a, b) / 2));
  },
);
