import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { AppError, isAppError } from "./errors";

/** Loads the module like another bundle of the same process. */
async function inAnotherBundle() {
  jest.resetModules();
  return import("./errors");
}

test("an error of another bundle is recognised, though its class is another", async () => {
  const other = await inAnotherBundle();
  const error = new other.AppError("too_fast", { retryAfter: 2 });
  expect(error).not.toBeInstanceOf(AppError);
  expect(isAppError(error)).toBe(true);
});

test.each([new Error("too_fast"), { code: "too_fast", status: 429 }, "too_fast", null, undefined])(
  "%p is not recognised",
  (thrown) => expect(isAppError(thrown)).toBe(false),
);

test("no code asks an error for its class, which exists once per bundle", () => {
  const files = ["app", "components", "lib"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  );
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."));
  expect(sources.length).toBeGreaterThan(1000);
  const asking = sources.filter((file) =>
    readFileSync(file, "utf8").includes("instanceof AppError"),
  );
  expect(asking).toEqual([]);
});
