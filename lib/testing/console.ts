// Set-up of every test: a run without a fault says nothing, so that a message is seen. What a test logs fails it.
import { format } from "node:util";

const heard: { during: string; text: string }[] = [];
let allowed: { expected: RegExp; found: string[] }[] = [];

for (const level of ["debug", "info", "log", "warn", "error"] as const) {
  console[level] = (...words: unknown[]) => {
    const text = format(...words);
    const allowance = allowed.find(({ expected }) => expected.test(text));
    if (allowance) return allowance.found.push(text);
    const during = expect.getState().currentTestName ?? "the file is loaded";
    heard.push({ during, text: `console.${level}: ${text}` });
  };
}

/** Allows messages until the test ends, and returns those that came. Every other one fails the test. */
export function allowConsole(expected: RegExp): readonly string[] {
  const found: string[] = [];
  allowed.push({ expected, found });
  return found;
}

/** @throws Error with what was heard since it was asked last */
export function expectSilence() {
  allowed = [];
  const messages = heard.splice(0).map(({ during, text }) => `While “${during}”:\n${text}`);
  if (messages.length > 0) throw new Error(messages.join("\n\n"));
}
afterEach(expectSilence);
// What came after the last test.
afterAll(expectSilence);
