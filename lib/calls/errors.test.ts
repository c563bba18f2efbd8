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
