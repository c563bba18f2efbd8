import type { PlannedImport, Refused } from "./plan";
import type { SentStep } from "./run";

/** What the page says to the worker that reads. A worker reads one import, or plans them. */
export type ToReader =
  | { kind: "plan"; files: File[] }
  | { kind: "read"; files: File[] }
  /** A step has been stored. */
  | { kind: "stored" }
  /** The import is finished: remember where its files lie. */
  | { kind: "keep"; owner: string };

export type ImportPlan = Pick<PlannedImport, "source" | "kind" | "fileName"> & { files: File[] };

/** What the worker answers. */
export type FromReader =
  | { kind: "planned"; imports: ImportPlan[]; refused: Refused[] }
  | { kind: "step"; step: SentStep }
  | { kind: "read" }
  | { kind: "kept" }
  | { kind: "refused"; refused: Refused }
  | { kind: "failed"; message: string };
