import { spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";

/**
 * Runs a program and shows its output. Returns whether it succeeded; never throws. How long it may take depends on the
 * machine, so only one that says nothing for so long is ended.
 */
export function run(program, args, { env = {}, silentMinutes = 10 } = {}) {
  return new Promise((resolve) => {
    // What it writes passes through here, so it sees no terminal.
    const colors = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
    const child = spawn(program, args, {
      stdio: ["inherit", "pipe", "pipe"],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...colors, ...env },
      // npm is a .cmd file on Windows.
      shell: process.platform === "win32",
    });
    child.stdout.pipe(process.stdout, { end: false });
    child.stderr.pipe(process.stderr, { end: false });
    endOnceSilent(child, silentMinutes);
    child.once("error", (error) => {
      console.error(error.message);
      resolve(false);
    });
    // Not "exit": the last of its output may come after that.
    child.once("close", (code) => resolve(code === 0));
  });
}

/** Ends a program that has said nothing for so long. */
export function endOnceSilent(child, minutes) {
  const outputs = [child.stdout, child.stderr];
  const timer = setTimeout(() => {
    console.error(`Ended: it has said nothing for ${minutes} minutes.`);
    child.kill();
    // What it has started may live on and keep these open.
    for (const output of outputs) output.destroy();
  }, minutes * 60_000);
  for (const output of outputs) output.on("data", () => timer.refresh());
  child.once("close", () => clearTimeout(timer));
}

/** Installs the packages of package-lock.json if they are missing or outdated. Returns whether they are installed. */
export async function install() {
  if (changedAt("node_modules/.package-lock.json") >= changedAt("package-lock.json")) return true;
  console.log("Installing packages …");
  // Building and testing need the development packages, whatever NODE_ENV says.
  return run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"]);
}

/** The time of the last change to a file, in milliseconds; 0 if it does not exist. */
export function changedAt(file) {
  return existsSync(file) ? statSync(file).mtimeMs : 0;
}
