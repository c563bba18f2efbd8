import type { PersistStorage } from "zustand/middleware";
import { isForgotten } from "@/lib/client/forgotten";
import { isRecord, isText, thoseIn } from "@/lib/text/shape";

type Texts = ReadonlyMap<string, string>;

/**
 * Keeps each step under a key of its own, and writes only what this tab has changed, so that tabs that write at the same
 * time do not lose each other's steps. Ignores writes before the first read. Undefined where nothing can be kept.
 */
export function stepsStorage(): PersistStorage<unknown> | undefined {
  const kept = storageOfDevice();
  /** The steps by key, as this tab has last read or written them. */
  let known: Texts | undefined;

  return (
    kept && {
      getItem(name) {
        known = new Map(stepsIn(kept, name));
        const steps = [...known.values()].map(parsed).filter(isNumbered);
        steps.sort((a, b) => numberOf(a.id) - numberOf(b.id));
        return { state: { ...restIn(kept, name), steps }, version: 0 };
      },
      setItem(name, { state }) {
        if (!known || !isRecord(state) || isForgotten(name)) return;
        const { steps, ...rest } = state;
        const now = new Map(
          thoseIn(steps, isNumbered).map((step) => [keyOf(name, step.id), JSON.stringify(step)]),
        );
        writeChanges(kept, known, now);
        known = now;
        writeRest(kept, name, rest);
      },
      removeItem(name) {
        for (const key of [name, ...(known?.keys() ?? [])]) kept.removeItem(key);
      },
    }
  );
}

/** The number of a step: later steps of a device have greater ones. */
export function numberOf(stepId: string) {
  return Number(stepId.split(".")[1]);
}

function storageOfDevice() {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

const keyOf = (name: string, id: string) => `${name}.${id}`;

function stepsIn(kept: Storage, name: string) {
  const keys = Object.keys(kept).filter((key) => key.startsWith(keyOf(name, "")));
  return keys.map((key) => [key, kept.getItem(key) ?? ""] as const);
}

function writeChanges(kept: Storage, before: Texts, after: Texts) {
  for (const [key, text] of after) if (before.get(key) !== text) kept.setItem(key, text);
  for (const key of before.keys()) if (!after.has(key)) kept.removeItem(key);
}

function writeRest(kept: Storage, name: string, rest: Record<string, unknown>) {
  const before = restIn(kept, name);
  // A tab that has taken no step yet does not know the name of the outbox.
  const after = { ...before, ...rest, outbox: rest.outbox || before.outbox };
  const [was, is] = [before, after].map((part) => JSON.stringify(part));
  if (is && is !== was) kept.setItem(name, is);
}

function restIn(kept: Storage, name: string) {
  const rest = parsed(kept.getItem(name) ?? "");
  return isRecord(rest) ? rest : { outbox: "", downSince: null };
}

function isNumbered(step: unknown): step is { id: string } {
  return isRecord(step) && isText(step.id);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
