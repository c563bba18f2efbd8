import { allowConsole, expectSilence } from "./console";

test.each(["debug", "info", "log", "warn", "error"] as const)(
  "console.%s fails a test",
  (level) => {
    // biome-ignore lint/suspicious/noConsole: what the other tests must not do
    console[level]("%s of %d", "First", 2);
    expect(expectSilence).toThrow(
      `While “console.${level} fails a test”:\nconsole.${level}: First of 2`,
    );
    expect(expectSilence).not.toThrow();
  },
);

test("a message that a test allows is returned to it, and fails nothing", () => {
  const found = allowConsole(/^First/);
  console.error("First of 2");
  console.error("Second of 2");
  expect(found).toEqual(["First of 2"]);
  expect(expectSilence).toThrow("Second of 2");
});

test("what one test allows, the next one does not", () => {
  console.error("First of 2");
  expect(expectSilence).toThrow("First of 2");
});
