import type { Call } from "@/lib/calls/call";
import { groups } from "@/lib/openapi/groups";
import { judgeAnswers, judgeRefusals, nameOf } from "@/lib/testing/by-hand";
import { expect, test } from "../fixtures";
import { metByChance, unrefused, unsent } from "./exceptions";
import { sentByPages } from "./record";

const calls: Call[] = groups.flatMap((group) => group.calls.flatMap((noun) => Object.values(noun)));
const sent = sentByPages();
const fine = { wrong: [], stale: [] };

test("every declared call was sent by a page, and answered", () => {
  expect(judgeAnswers(calls, sent, unsent)).toEqual(fine);
});

test("pages have met every refusal that a call of theirs declares", () => {
  // What no page sends, none can see refused.
  const shown = calls.filter((call) => !(nameOf(call) in unsent));
  const { wrong, stale } = judgeRefusals(shown, sent, unrefused);
  const isCertain = (refusal: string) => !metByChance.includes(refusal);
  expect({ wrong, stale: stale.filter(isCertain) }).toEqual(fine);
});
