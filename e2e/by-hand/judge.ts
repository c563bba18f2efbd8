import type { Call } from "@/lib/calls/call";
import { AppError } from "@/lib/calls/errors";
import { groups } from "@/lib/openapi/groups";
import { expect, test } from "../fixtures";
import { unrefused, unsent } from "./exceptions";
import { type Sent, sentByPages } from "./record";

const calls: Call[] = groups.flatMap((group) => group.calls.flatMap((noun) => Object.values(noun)));

const nameOf = ({ method, path }: Call) => `${method} ${path}`;

/** The calls that pages have sent, by name. */
function byCall(all: Sent[]) {
  const patterns = calls.map((call) => {
    const path = call.path.replace(/[.]/g, "\\.").replace(/\{\w+\}/g, "[^/]+");
    return { call, method: call.method, path: new RegExp(`^${path}$`) };
  });
  const sent = new Map<string, Sent[]>();
  for (const one of all) {
    const found = patterns.filter(
      ({ method, path }) => method === one.method && path.test(one.path),
    );
    // A path without parameters is nearer than one with.
    const { call } = found.sort((a, b) => b.call.path.length - a.call.path.length)[0] ?? {};
    if (call) sent.set(nameOf(call), [...(sent.get(nameOf(call)) ?? []), one]);
  }
  return sent;
}

/** The statuses of what a call itself declares to refuse. */
function refusalsOf({ fails = [] }: Call) {
  return fails.map((code) => new AppError(code).status);
}

const sent = byCall(sentByPages());
const sentOf = (call: Call) => sent.get(nameOf(call)) ?? [];

/** Which of these calls are neither fine nor excused. Excuses for calls that nobody declares count as well. */
function unexcused(wrong: Call[], excuses: Record<string, string>) {
  const names = new Set(calls.map(nameOf));
  const unknown = Object.keys(excuses).filter((name) => !names.has(name));
  return [...wrong.map(nameOf).filter((name) => !(name in excuses)), ...unknown];
}

test("every declared call was sent by a page, and answered", () => {
  const unanswered = calls.filter(
    (call) => !sentOf(call).some(({ status, isStaged }) => status < 400 && !isStaged),
  );
  expect(unexcused(unanswered, unsent)).toEqual([]);
});

test("a page has met a refusal of every call that declares one", () => {
  const unmet = calls.filter((call) => {
    const statuses = refusalsOf(call);
    const isMet = sentOf(call).some(({ status }) => statuses.includes(status));
    return statuses.length > 0 && !(nameOf(call) in unsent) && !isMet;
  });
  expect(unexcused(unmet, unrefused)).toEqual([]);
});
