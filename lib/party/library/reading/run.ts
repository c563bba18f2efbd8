import type { Report } from "../schema";
import type { Rows, Skipped, Step } from "./read";

/** A step as it leaves the reader: the paths stay where the file was read. */
export type SentStep = Exclude<Step, { kind: "rows" }> | { kind: "rows"; rows: Rows };

/** How an import reaches the library. */
export type Library = {
  begin(): Promise<string>;
  /** Parts are counted from 0, so that one that is sent again is stored once. */
  send(id: string, part: number, rows: Rows): Promise<unknown>;
  finish(id: string): Promise<Report>;
  giveUp(id: string): Promise<unknown>;
};

export type Progress = { tracks: number; total: number | null };
export type Finished = { report: Report; skipped: Skipped[] };

/**
 * Carries an import from its reading into the library. Whatever stops it, a file that breaks off or a call that fails,
 * gives it up, and the library stays as it was.
 */
export async function runImport(
  steps: AsyncIterable<SentStep>,
  library: Library,
  tell: (progress: Progress) => void,
): Promise<Finished> {
  const id = await library.begin();
  try {
    const skipped: Skipped[] = [];
    const progress: Progress = { tracks: 0, total: null };
    let part = 0;
    for await (const step of steps) {
      if (step.kind === "total") progress.total = (progress.total ?? 0) + step.tracks;
      else if (step.kind === "skipped") skipped.push(...step.skipped);
      else {
        await library.send(id, part++, step.rows);
        progress.tracks += step.rows.tracks.length;
      }
      tell({ ...progress });
    }
    return { report: await library.finish(id), skipped };
  } catch (error) {
    // The server forgets an unfinished import by itself.
    await library.giveUp(id).catch(() => {});
    throw error;
  }
}
