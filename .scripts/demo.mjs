// Serves the product with its seeded demo: `npm run demo`, also on a fresh clone.
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { freePort } from "./port.mjs";
import { changedAt, install, run } from "./run.mjs";

if (!(await install())) process.exit(1);
if (newestSource(".") > changedAt(".next/BUILD_ID")) {
  console.log("Building …");
  if (!(await run("npm", ["run", "build"]))) process.exit(1);
}

const port = process.env.PORT || (await freePort(3000));
// Separate from the data of a real server in this folder.
const folder = process.env.DATA_DIR || ".data/demo";
const server = spawn(process.execPath, ["server.mjs"], {
  stdio: ["ignore", "ignore", "inherit"],
  env: {
    ...process.env,
    PORT: port,
    DATA_DIR: folder,
    DATABASE_URL: process.env.DATABASE_URL || `file:${folder}/crowdcue.db`,
    CROWDCUE_DEMO: "1",
    NEXT_TELEMETRY_DISABLED: "1",
  },
});
server.once("exit", (code) => process.exit(code ?? 0));
// Ctrl+C reaches the server too; this process ends after it.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => server.kill("SIGTERM"));

await answers(`http://localhost:${port}/api/health`);
await showAddresses();

/** The time of the last change to any file that goes into the build. */
function newestSource(folder) {
  const others = new Set(["node_modules", "e2e", "coverage", "test-results", "next-env.d.ts"]);
  const times = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith(".") && !name.endsWith(".md") && !others.has(name))
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? newestSource(path) : changedAt(path);
    });
  return Math.max(0, ...times);
}

async function answers(url) {
  const isUp = await fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isUp) return;
  await new Promise((resolve) => setTimeout(resolve, 200));
  await answers(url);
}

async function showAddresses() {
  const { renderUnicodeCompact } = await import("uqr");
  const nearby = Object.values(networkInterfaces())
    .flat()
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);
  const origins = ["localhost", ...nearby].map((host) => `http://${host}:${port}`);
  const guestPage = (origin) => `${origin}/requests?event=PARTY2`;
  // A phone cannot reach this machine's localhost.
  console.log(`\n${onBlack(renderUnicodeCompact(guestPage(origins[1] ?? origins[0])))}\n`);
  for (const origin of origins) console.log(`Guests  ${guestPage(origin)}`);
  for (const origin of origins) console.log(`DJ      ${origin}/DJPortal`);
  console.log("\nThe login page has a button that signs in the demo's DJ. Ctrl+C stops.");
}

/** Draws the QR code in white on black: many scanners refuse the inverse, which a light terminal would show. */
function onBlack(lines) {
  return process.stdout.isTTY ? lines.replace(/^.*$/gm, "\u001b[97;40m$&\u001b[0m") : lines;
}
