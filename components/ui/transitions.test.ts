import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

test("no transition of a style sheet takes longer than 200 ms", () => {
  const sheets = ["app", "components"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".css"))
      .map((file) => join(folder, file)),
  );
  const transitions = sheets.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/transition:([^;]+);/g)].flatMap(([, value = ""]) =>
      value.split(",").map((one) => {
        // The first time is how long it takes, the second how long it waits.
        const [, time, unit] = one.match(/ ([\d.]+)(m?s)\b/) ?? [];
        return { file, ms: Number(time ?? 0) * (unit === "s" ? 1000 : 1) };
      }),
    ),
  );
  expect(transitions.length).toBeGreaterThan(5);
  expect(transitions.filter(({ ms }) => ms > 200)).toEqual([]);
});
