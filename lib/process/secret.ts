import "server-only";
import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "./env";

let known: string | undefined;

/** The key that signs cookies: `AUTH_SECRET`, else one generated at the first start and kept in `DATA_DIR`. */
export function secret() {
  known ??= env().AUTH_SECRET ?? keptSecret(env().DATA_DIR);
  return known;
}

function keptSecret(folder: string) {
  const file = join(folder, "secret");
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
  makeSecret(folder, file);
  return readFileSync(file, "utf8").trim();
}

function makeSecret(folder: string, file: string) {
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600 });
  try {
    // Atomic: the file appears whole, and the first of two processes wins.
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
}

function codeOf(error: unknown) {
  return (error as NodeJS.ErrnoException).code;
}
