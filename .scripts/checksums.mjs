import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

// Completes the lock file: asks the registry for the checksum of each package that has none. With `--check` it only
// lists them. Fails while any is missing.

const FILE = "package-lock.json";
const lock = JSON.parse(readFileSync(FILE, "utf8"));
const isAsking = !process.argv.includes("--check");

/** The checksum of a package, or undefined when the registry does not know this version. */
function checksumOf(wanted) {
  const isWindows = process.platform === "win32";
  const options = { encoding: "utf8", shell: isWindows };
  const { status, stdout } = spawnSync("npm", ["view", wanted, "dist.integrity"], options);
  return status === 0 ? stdout.trim() || undefined : undefined;
}

let missing = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  const isPackage = path.startsWith("node_modules/") && !entry.link && !entry.inBundle;
  if (!isPackage || entry.integrity) continue;
  const name = entry.name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
  const wanted = `${name}@${entry.version}`;
  const integrity = isAsking ? checksumOf(wanted) : undefined;
  if (integrity) entry.integrity = integrity;
  else missing += 1;
  console.log(`${wanted}: ${integrity ?? "no checksum"}`);
}

if (isAsking) writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(missing === 0 ? "Every entry has its checksum." : `${missing} entries have none.`);
process.exit(missing === 0 ? 0 : 1);
