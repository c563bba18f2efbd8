import { spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";

/** Runs a program and shows its output. Returns whether it succeeded; never throws. */
export function run(program, args, { env = {}, minutes = 10 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: "inherit",
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
      // npm is a .cmd file on Windows.
      shell: process.platform === "win32",
      timeout: minutes * 60_000,
    });
    child.once("error", (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.once("exit", (code) => resolve(code === 0));
  });
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
