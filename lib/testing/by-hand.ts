import type { Call } from "@/lib/calls/call";
import { AppError } from "@/lib/calls/errors";
import { patternOf } from "@/lib/calls/path-pattern";
import { failuresOf } from "@/lib/openapi/failures";

/** A call that a page has sent. */
export type Sent = {
  method: string;
  path: string;
  status: number;
  /** Why it was refused, where the answer says so. */
  code?: string;
  /** Whether a test has answered in place of the server. */
  isStaged: boolean;
};

/** By call, why no page has to send it; or by refusal, or by its code alone, why no page has to meet it. */
export type Excuses = Readonly<Record<string, string>>;

type Findings = {
  /** What is neither fine nor excused. */
  wrong: string[];
  /** Excuses that nobody needs: pages have done it, or nobody declares it. */
  stale: string[];
};

export const nameOf = ({ method, path }: Pick<Call, "method" | "path">) => `${method} ${path}`;

const parametersOf = ({ path }: Call) => path.split("{").length - 1;

/** What the server itself has answered to pages, by call. */
function answersByCall(calls: readonly Call[], all: readonly Sent[]) {
  const patterns = calls.map((call) => ({ call, path: patternOf(call.path) }));
  const answers = new Map<string, Sent[]>();
  for (const sent of all.filter(({ isStaged }) => !isStaged)) {
    const found = patterns.filter(
      (one) => sent.method === one.call.method && one.path.test(sent.path),
    );
    // A path without parameters is nearer than one with.
    const { call } = found.sort((a, b) => parametersOf(a.call) - parametersOf(b.call))[0] ?? {};
    if (call) answers.set(nameOf(call), [...(answers.get(nameOf(call)) ?? []), sent]);
  }
  return answers;
}

function findings(
  asked: readonly string[],
  isFine: (name: string) => boolean,
  excusesOf: (name: string) => string[],
  excuses: Excuses,
): Findings {
  const wrong = asked.filter((name) => !isFine(name));
  const needed = new Set(wrong.flatMap(excusesOf));
  return {
    wrong: wrong.filter((name) => !excusesOf(name).some((excuse) => excuse in excuses)),
    stale: Object.keys(excuses).filter((excuse) => !needed.has(excuse)),
  };
}

/** Whether pages have sent each call with success. */
export function judgeAnswers(calls: readonly Call[], all: readonly Sent[], excuses: Excuses) {
  const answers = answersByCall(calls, all);
  const isAnswered = (name: string) =>
    (answers.get(name) ?? []).some(({ status, code }) => status < 400 && !code);
  return findings(calls.map(nameOf), isAnswered, (name) => [name], excuses);
}

/** Why a call was refused: what its answer said, else the only reason that the call declares for its status. */
function reasonOf({ status, code }: Sent, call: Call) {
  const reasons = failuresOf(call).filter((one) => new AppError(one).status === status);
  return code ?? (reasons.length === 1 ? reasons[0] : undefined);
}

const refusalOf = (call: Call, code = "") => `${nameOf(call)} ${code}`;

/** Whether pages have met each refusal of its own that any of these calls declares. */
export function judgeRefusals(calls: readonly Call[], all: readonly Sent[], excuses: Excuses) {
  const answers = answersByCall(calls, all);
  const met = new Set(
    calls.flatMap((call) =>
      (answers.get(nameOf(call)) ?? []).map((sent) => refusalOf(call, reasonOf(sent, call))),
    ),
  );
  const asked = calls.flatMap((call) => (call.fails ?? []).map((code) => refusalOf(call, code)));
  const codeOf = (refusal: string) => refusal.split(" ").at(-1) ?? "";
  return findings(
    asked,
    (refusal) => met.has(refusal),
    (refusal) => [refusal, codeOf(refusal)],
    excuses,
  );
}
