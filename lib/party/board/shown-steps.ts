import type { SavedStep } from "@/lib/party/outbox/schema";
import type { Step, StepAnswer } from "@/lib/party/requests/change-schema";
import type { Shown } from "./show-ahead";

type ShownStep = Shown & { onUndone?: (step: Step) => void };

/** The steps that this page shows before the server has answered, by id. */
const steps = new Map<string, ShownStep>();

export function noteShown(id: string, step: ShownStep) {
  steps.set(id, step);
}

/** For when the board is left: the next visit reads it again. */
export function forgetShown() {
  steps.clear();
}

export function isShown(id: string) {
  return steps.has(id);
}

/** Takes steps off the board that another tab has settled; returns whether there were any. */
export function rollBackAllBut(kept: ReadonlySet<string>) {
  const gone = [...steps.keys()].filter((id) => !kept.has(id));
  for (const id of gone) rollBack({ id });
  return gone.length > 0;
}

/** Replaces a step with the server's answer. */
export function settle({ id }: SavedStep, answer: StepAnswer) {
  const shown = steps.get(id);
  steps.delete(id);
  shown?.settle(answer);
  shown?.onUndone?.(answer.step);
}

/** Takes a step off the board again; `undo` is what the undo button says then. */
export function rollBack({ id }: Pick<SavedStep, "id">, undo?: Step | null) {
  const shown = steps.get(id);
  steps.delete(id);
  shown?.rollBack(undo);
}
