import { renderHook } from "@testing-library/react";
import type { Call } from "@/lib/calls/call";
import { AppError } from "@/lib/calls/errors";
import { eventCalls } from "@/lib/party/events/calls";
import { English } from "@/lib/testing/english";
import messages from "@/messages/en.json";
import { useErrorText, useProblemText } from "./error-text";
import { send } from "./send";

async function textOfLost(call: Call) {
  const { result } = renderHook(useErrorText, { wrapper: English });
  return send(call, { params: { id: "e1" } } as never).catch(result.current);
}

afterEach(() => jest.restoreAllMocks());

test("a call without an answer says what is known: a write may be saved, unless the device was offline", async () => {
  global.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  const { read, write, offline } = messages.errors.unreached;
  expect(await textOfLost(eventCalls.list)).toBe(read);
  expect(read).not.toMatch(/saved/);
  expect(await textOfLost(eventCalls.remove)).toBe(write);
  expect(write).toMatch(/may not be saved/);
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(await textOfLost(eventCalls.remove)).toBe(offline);
  expect(offline).toMatch(/offline.*wasn’t saved/);
});

test("an error of the server promises nothing", () => {
  const { result } = renderHook(useErrorText, { wrapper: English });
  expect(result.current(new AppError("unexpected"))).toBe(messages.errors.unexpected);
  expect(messages.errors.unexpected).not.toMatch(/lost|saved/);
});

test("a failure without a body is named where it happens", async () => {
  global.fetch = async () =>
    ({ ok: false, status: 500, headers: new Headers(), text: async () => "" }) as Response;
  const said = await textOfLost(eventCalls.list);
  expect(said).toBe(messages.errors.wordless);
  expect(said).toMatch(/^Wrong Services/);
});

test.each(["constructor", "__proto__", "toString", "hasOwnProperty"])(
  "a problem of the address called %s has the text of an unknown one, without a word on the console",
  (key) => {
    const said = jest.spyOn(console, "error");
    const { result } = renderHook(useProblemText, { wrapper: English });
    expect(result.current(key)).toBe(messages.errors.unexpected);
    expect(said).not.toHaveBeenCalled();
  },
);
