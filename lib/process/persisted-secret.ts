import "server-only";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Returns the secret in this file of the folder, made at the first start. Its owner alone may read it. */
export function persistedSecret(folder: string, name: string, make: () => string) {
  const file = join(folder, name);
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
  makeSecret(folder, file, make());
  return readFileSync(file, "utf8").trim();
}

function makeSecret(folder: string, file: string, made: string) {
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, made, { mode: 0o600 });
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
