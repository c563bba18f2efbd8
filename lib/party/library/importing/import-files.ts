import { AppError, isAppError } from "@/lib/calls/errors";
import { backoff } from "@/lib/client/scheduling/backoff";
import { send, UnreachedError } from "@/lib/client/send";
import { libraryCalls as calls } from "../calls";
import { UnreadableFile } from "../formats/found";
import type { ImportPlan } from "../reading/messages";
import { GivenUpError, openImport, planFiles } from "../reading/reader";
import { type Library, runImport } from "../reading/run";
import { imports, isUnderWay, type Job, type JobState } from "./store";

/** A part that got no answer is sent so often: venues have poor networks. */
const MOST_TRIES = 6;
const LONGEST_PAUSE_MS = 8000;
/** What a folder of music holds by the thousand is counted, not listed. */
const OF_NO_LIBRARY = ["unknown", "empty", "archive", "too_large"];

const giveUps = new Map<number, AbortController>();
let lastId = 0;
let turn: Promise<unknown> = Promise.resolve();

function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Whether the same call may well succeed a little later. */
function mayPass(error: unknown) {
  if (error instanceof UnreachedError) return true;
  return isAppError(error) && (error.code === "unavailable" || error.code === "too_fast");
}

/** How long to wait before such a call, in milliseconds. */
function pauseAfter(error: unknown, tries: number) {
  const asked = isAppError(error) ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.max(asked, backoff(tries, LONGEST_PAUSE_MS));
}

/** Sends what may be sent twice until it arrives. */
async function persistently<T>(
  sends: () => Promise<T>,
  signal: AbortSignal,
  tries = 1,
): Promise<T> {
  if (signal.aborted) throw new GivenUpError();
  try {
    return await sends();
  } catch (error) {
    if (tries === MOST_TRIES || !mayPass(error)) throw error;
    await pause(pauseAfter(error, tries));
  }
  return persistently(sends, signal, tries + 1);
}

function libraryFor({ source, fileName }: ImportPlan, signal: AbortSignal): Library {
  const body = { source, fileName: [...fileName].slice(0, 200).join("") };
  return {
    begin: async () => (await persistently(() => send(calls.begin, { body }), signal)).id,
    send: (id, part, rows) =>
      persistently(() => send(calls.addRows, { params: { id }, body: { part, ...rows } }), signal),
    async finish(id) {
      if (signal.aborted) throw new GivenUpError();
      return send(calls.finish, { params: { id } });
    },
    giveUp: (id) => send(calls.cancel, { params: { id } }),
  };
}

function setState(id: number, state: JobState) {
  imports.setState(({ jobs }) => ({
    jobs: jobs.map((job) =>
      job.id === id && job.state.is !== "cancelled" ? { ...job, state } : job,
    ),
  }));
}

function stateOf(error: unknown): JobState {
  if (error instanceof GivenUpError) return { is: "cancelled" };
  if (error instanceof UnreadableFile) {
    return { is: "unreadable", problem: error.problem, place: error.place };
  }
  const isKnown = isAppError(error) || error instanceof UnreachedError;
  return { is: "failed", error: isKnown ? error : new AppError("unexpected") };
}

async function carryOut({ id, owner }: Job, plan: ImportPlan, onFinished: () => void) {
  const { signal } = giveUps.get(id) ?? new AbortController();
  if (signal.aborted) return;
  const reading = openImport(plan.files, signal);
  try {
    const library = libraryFor(plan, signal);
    const tell = (progress: JobState & { is: "running" }) => setState(id, progress);
    tell({ is: "running", progress: { tracks: 0, total: null } });
    const finished = await runImport(reading.steps, library, (progress) =>
      tell({ is: "running", progress }),
    );
    setState(id, { is: "done", finished });
    onFinished();
    await reading.keepPaths(owner).catch(() => {});
  } catch (error) {
    setState(id, stateOf(error));
  } finally {
    reading.close();
    giveUps.delete(id);
  }
}

function jobOf({ kind, fileName }: ImportPlan, owner: string): Job {
  lastId += 1;
  giveUps.set(lastId, new AbortController());
  return { id: lastId, owner, kind, fileName, state: { is: "waiting" } };
}

/**
 * Imports what is a library among these files, one after the other. `isFolder`: they are all that lies in a folder.
 * `onFinished` runs after each import.
 */
export async function importFiles(
  files: File[],
  { owner, isFolder }: { owner: string; isFolder: boolean },
  onFinished: () => void,
) {
  if (files.length === 0) return;
  imports.setState({ looking: files.length, refused: [], others: 0 });
  const plan = await planFiles(files, new AbortController().signal).finally(() =>
    imports.setState({ looking: 0 }),
  );
  const isOther = ({ problem }: { problem: string }) =>
    isFolder && plan.imports.length > 0 && OF_NO_LIBRARY.includes(problem);
  const planned = plan.imports.map((one) => ({ one, job: jobOf(one, owner) }));
  imports.setState(({ jobs }) => ({
    jobs: [...planned.map(({ job }) => job), ...jobs],
    refused: plan.refused.filter((refused) => !isOther(refused)),
    others: plan.refused.filter(isOther).length,
  }));
  for (const { one, job } of planned) {
    turn = turn.then(() => carryOut(job, one, onFinished));
  }
  await turn;
}

/** Gives an import up at once; the library stays as it was. */
export function cancelJob(id: number) {
  setState(id, { is: "cancelled" });
  giveUps.get(id)?.abort();
}

/** Takes the report of an import that is over away. */
export function dismissJob(id: number) {
  imports.setState(({ jobs }) => ({
    jobs: jobs.filter((job) => job.id !== id || isUnderWay(job)),
  }));
}

export function dismissRefused() {
  imports.setState({ refused: [], others: 0 });
}
