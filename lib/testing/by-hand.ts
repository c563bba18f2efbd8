import type { Call } from "@/lib/calls/call";
import { AppError } from "@/lib/calls/errors";

/** A call that a page has sent. */
export type Sent = {
  method: string;
  path: string;
  status: number;
  /** Whether a test has answered in place of the server. */
  isStaged: boolean;
};

/** By call, why no page has to do what is asked of it. */
export type Excuses = Readonly<Record<string, string>>;

type Findings = {
  /** Calls that are neither fine nor excused. */
  wrong: string[];
  /** Excuses that nobody needs: the call is fine, or nobody declares it. */
  stale: string[];
};

export const nameOf = ({ method, path }: Pick<Call, "method" | "path">) => `${method} ${path}`;

const parametersOf = ({ path }: Call) => path.split("{").length - 1;

/** What the server itself has answered to pages, by call. */
function answersByCall(calls: readonly Call[], all: readonly Sent[]) {
  const patterns = calls.map((call) => {
    const path = call.path.replace(/[.]/g, "\\.").replace(/\{\w+\}/g, "[^/]+");
    return { call, path: new RegExp(`^${path}$`) };
  });
  const answers = new Map<string, number[]>();
  for (const { method, path, status } of all.filter(({ isStaged }) => !isStaged)) {
    const found = patterns.filter((one) => method === one.call.method && one.path.test(path));
    // A path without parameters is nearer than one with.
    const { call } = found.sort((a, b) => parametersOf(a.call) - parametersOf(b.call))[0] ?? {};
    if (call) answers.set(nameOf(call), [...(answers.get(nameOf(call)) ?? []), status]);
  }
  return answers;
}

function findings(
  asked: readonly Call[],
  isFine: (call: Call) => boolean,
  excuses: Excuses,
): Findings {
  const wrong = asked.filter((call) => !isFine(call)).map(nameOf);
  return {
    wrong: wrong.filter((name) => !(name in excuses)),
    stale: Object.keys(excuses).filter((name) => !wrong.includes(name)),
  };
}

/** Whether pages have sent each call with success. */
export function judgeAnswers(calls: readonly Call[], all: readonly Sent[], excuses: Excuses) {
  const answers = answersByCall(calls, all);
  const isAnswered = (call: Call) =>
    (answers.get(nameOf(call)) ?? []).some((status) => status < 400);
  return findings(calls, isAnswered, excuses);
}

/** Whether pages have met a refusal of each of these calls that declares one of its own. */
export function judgeRefusals(calls: readonly Call[], all: readonly Sent[], excuses: Excuses) {
  const answers = answersByCall(calls, all);
  const statusesOf = ({ fails = [] }: Call) => fails.map((code) => new AppError(code).status);
  const isMet = (call: Call) =>
    (answers.get(nameOf(call)) ?? []).some((status) => statusesOf(call).includes(status));
  const asked = calls.filter((call) => statusesOf(call).length > 0);
  return findings(asked, isMet, excuses);
}
