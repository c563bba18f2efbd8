import { createStore } from "zustand/vanilla";
import type { Place, Problem } from "../formats/found";
import type { Kind } from "../formats/recognise";
import type { Refused } from "../reading/plan";
import type { Finished, Progress } from "../reading/run";

/** What became of an import. */
export type JobState =
  | { is: "waiting" }
  | { is: "running"; progress: Progress }
  | { is: "done"; finished: Finished }
  | { is: "cancelled" }
  | { is: "unreadable"; problem: Problem; place: Place | null }
  | { is: "failed"; error: unknown };

export type Job = {
  id: number;
  /** Who has begun it: another account on this device does not see it. */
  owner: string;
  kind: Kind;
  fileName: string;
  state: JobState;
};

type Imports = {
  jobs: Job[];
  /** How many files are being looked at. */
  looking: number;
  /** Files that are no libraries, and how many others a folder had. */
  refused: Refused[];
  others: number;
};

/**
 * The imports of this page, the newest first. They outlive the screen: a DJ may look at the board meanwhile. Only
 * a browser writes it, so visitors of a server do not meet here.
 */
export const imports = createStore<Imports>(() => ({
  jobs: [],
  looking: 0,
  refused: [],
  others: 0,
}));

export function isUnderWay({ state }: Job) {
  return state.is === "waiting" || state.is === "running";
}
