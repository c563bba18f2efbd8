// Refuses what is wrong in the Dockerfile. `npm run check` runs it.
import { readFileSync } from "node:fs";
import { validate } from "dockerfile-utils";

const problems = validate(readFileSync("Dockerfile", "utf8"));
for (const { message, range } of problems) {
  console.error(`Dockerfile:${range.start.line + 1} ${message}`);
}
process.exit(problems.length === 0 ? 0 : 1);
