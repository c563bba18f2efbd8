import type { PersistStorage } from "zustand/middleware";
import { deviceStorage } from "@/lib/client/browser-storage";
import { isForgotten } from "@/lib/client/forgotten";
import { isRecord, isText, thoseIn } from "@/lib/text/shape";

type Texts = ReadonlyMap<string, string>;

/**
 * Keeps each step under a key of its own, and writes only what this tab has changed, so that tabs that write at the same
 * time do not lose each other's steps. Ignores writes before the first read.
 */
export function stepsStorage(): PersistStorage<unknown> {
  /** The steps by key, as this tab has last read or written them. */
  let known: Texts | undefined;

  return {
    getItem(name) {
      known = new Map(stepsIn(name));
      const steps = [...known.values()].map(parsed).filter(isNumbered);
      steps.sort((a, b) => numberOf(a.id) - numberOf(b.id));
      return { state: { ...restIn(name), steps }, version: 0 };
    },
    setItem(name, { state }) {
      if (!known || !isRecord(state) || isForgotten(name)) return;
      const { steps, ...rest } = state;
      const now = new Map(
        thoseIn(steps, isNumbered).map((step) => [keyOf(name, step.id), JSON.stringify(step)]),
      );
      writeChanges(known, now);
      known = now;
      writeRest(name, rest);
    },
    removeItem(name) {
      for (const key of [name, ...(known?.keys() ?? [])]) deviceStorage.removeItem(key);
    },
  };
}

/** The number of a step: later steps of a device have greater ones. */
export function numberOf(stepId: string) {
  return Number(stepId.split(".")[1]);
}

const keyOf = (name: string, id: string) => `${name}.${id}`;

function stepsIn(name: string) {
  const keys = deviceStorage.keys().filter((key) => key.startsWith(keyOf(name, "")));
  return keys.map((key) => [key, deviceStorage.getItem(key) ?? ""] as const);
}

function writeChanges(before: Texts, after: Texts) {
  for (const [key, text] of after) if (before.get(key) !== text) deviceStorage.setItem(key, text);
  for (const key of before.keys()) if (!after.has(key)) deviceStorage.removeItem(key);
}

function writeRest(name: string, rest: Record<string, unknown>) {
  const before = restIn(name);
  // A tab that has taken no step yet does not know the name of the outbox.
  const after = { ...before, ...rest, outbox: rest.outbox || before.outbox };
  const [was, is] = [before, after].map((part) => JSON.stringify(part));
  if (is && is !== was) deviceStorage.setItem(name, is);
}

function restIn(name: string) {
  const rest = parsed(deviceStorage.getItem(name) ?? "");
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
