import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The tool's own folder, which git ignores. */
export const folder = join(import.meta.dirname, "../../.mutants");
export const codeFolder = join(folder, "code");

/** Names what was mutated: a file as it is, or some lines of that. */
export function versionOf(file, content, lines) {
  return [hashOf([file, content]), ...(lines ? [hashOf(lines)] : [])].join(".");
}

/** Whether the file is still as it was in that version. */
export function isCurrent(version, file) {
  if (!existsSync(file)) return false;
  return version.split(".")[0] === versionOf(file, readFileSync(file, "utf8"));
}

function hashOf(parts) {
  return createHash("sha1").update(JSON.stringify(parts)).digest("base64url").slice(0, 12);
}
