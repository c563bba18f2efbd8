import { setTimeout as pause } from "node:timers/promises";
import { Connection } from "./wire.mjs";

/** Often enough to meet whatever keeps the server busy. */
const EVERY_MS = 2;

let longest = 0;
let isOver = false;
let beating;

/** Asks the server again and again whether it is there, until `endPulse`. */
export function beginPulse({ port }) {
  isOver = false;
  beating = beat(new Connection(port));
}

async function beat(connection) {
  while (!isOver) {
    const start = performance.now();
    await connection.send("GET", "/api/health/live");
    longest = Math.max(longest, performance.now() - start);
    await pause(EVERY_MS);
  }
  connection.close();
}

/** Returns the longest time, in ms, that an answer took since this was asked last. */
export function longestSilence() {
  const silence = longest;
  longest = 0;
  return silence;
}

export function endPulse() {
  isOver = true;
  return beating;
}
