import { yieldToPaint } from "@/lib/client/scheduling/yield-to-paint";
import { serverNow } from "@/lib/client/server-clock";
import {
  type Change,
  withChanges,
  withFields,
  withItemsBack,
  withoutItems,
  withSamples,
} from "./rules";
import type { DeskStore } from "./store";

type Store = Pick<DeskStore, "getState">;
type Values = Record<string, unknown>;

/** From this many items on, a change takes a slow phone longer than a tap may wait. */
const MANY = 100;

function inTime(count: number, change: () => void) {
  if (count < MANY) change();
  else yieldToPaint().then(change);
}

/** What a visitor may do on a desk. Times are the server's, so that devices agree which change is later. */
export function deskActions(store: Store) {
  const { change } = store.getState();
  return {
    /** Returns the new item's id. */
    add(values: Values) {
      const id = newItemId();
      change((desk) => withFields(desk, id, "added", values, serverNow()));
      return id;
    },
    /** Sets fields of an item. Does nothing once the item is removed. */
    update: (id: number, values: Values) =>
      change((desk) => withFields(desk, id, "changed", values, serverNow())),
    /** Adds and changes items in one change, however many. Returns the ids of the added ones. */
    writeAll(added: readonly Values[], changed: readonly Omit<Change, "kind">[] = []) {
      const add = added.map((values) => ({ id: newItemId(), kind: "added", values }) as const);
      const set = changed.map((change) => ({ ...change, kind: "changed" }) as const);
      inTime(add.length + set.length, () =>
        change((desk) => withChanges(desk, [...add, ...set], serverNow())),
      );
      return add.map(({ id }) => id);
    },
    /** Removes items in one change, however many. Returns a function that undoes the removal. */
    remove(...ids: number[]) {
      const before = store.getState().desk;
      inTime(ids.length, () => change((desk) => withoutItems(desk, ids, serverNow())));
      return () =>
        inTime(ids.length, () => change((desk) => withItemsBack(desk, ids, before, serverNow())));
    },
    showSamples: (isShown: boolean) => change((desk) => withSamples(desk, !isShown, serverNow())),
  };
}

/** Random, so that two devices that are offline draw different ids; far above those of the samples. */
function newItemId() {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return 2 ** 52 + (high % 2 ** 20) * 2 ** 32 + low;
}
