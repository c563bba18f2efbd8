import { spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";

/** Runs a program with its output shown; answers whether it went well, and never throws. */
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

/** Installs the packages that package-lock.json names, unless they are there already; answers whether they are. */
export async function install() {
  if (changedAt("node_modules/.package-lock.json") >= changedAt("package-lock.json")) return true;
  console.log("Installing packages …");
  // The tools that build and test are development packages, whatever NODE_ENV says.
  return run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"]);
}

/** When a file was last changed, in milliseconds; 0 when it does not exist. */
export function changedAt(file) {
  return existsSync(file) ? statSync(file).mtimeMs : 0;
}
