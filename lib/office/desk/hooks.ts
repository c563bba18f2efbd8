import { useEffect, useLayoutEffect, useMemo } from "react";
import type { z } from "zod/mini";
import { useStore } from "zustand";
import { createRequiredContext } from "@/lib/client/required-context";
import { send } from "@/lib/client/send";
import { deskCalls } from "./calls";
import { forgetOthers } from "./forget";
import { type ItemKind, itemsOn } from "./items";
import { joinDesks } from "./rules";
import { type Area, EMPTY_DESK } from "./schema";
import { type DeskStore, deskInText, deskStore } from "./store";
import { keepWithAccount } from "./sync";

/** The store of the surrounding area's desk. */
export const [DeskContext, useDeskStore] = createRequiredContext<DeskStore>("DeskContext");

export function useDesk() {
  return useStore(useDeskStore(), ({ desk }) => desk);
}

/**
 * The desk of an area, read from the device before the browser paints, and kept with the account where there is one.
 * `account` is the id of a DJ who does not share it.
 */
export function usePersistedDesk(area: Area, account: string | undefined) {
  const store = deskStore(area, account);
  useLayoutEffect(() => {
    store.persist.rehydrate();
    forgetOthers(area, account);
    const stopFollowing = followOtherTabs(store);
    if (!account) return stopFollowing;
    adopt(deskStore(area), store);
    const stopKeeping = keepWithAccount(area, store);
    return () => {
      stopKeeping();
      stopFollowing();
    };
  }, [area, account, store]);
  return store;
}

function followOtherTabs(store: DeskStore) {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== store.persist.getOptions().name || newValue === null) return;
    const theirs = deskInText(newValue);
    if (!theirs) return;
    const { desk: ours } = store.getState();
    // A desk never becomes empty again: the other tab has moved it to an account.
    if (theirs === EMPTY_DESK) return store.setState({ desk: EMPTY_DESK });
    store.persist.rehydrate();
    // The other tab has overwritten what only this one has.
    if (joinDesks(theirs, ours) !== theirs) store.setState({});
  };
  window.addEventListener("storage", handleStorage);
  return () => window.removeEventListener("storage", handleStorage);
}

/** Moves what was changed on this device before the sign-in to the account, so that the next account finds nothing. */
function adopt(visitor: DeskStore, own: DeskStore) {
  visitor.persist.rehydrate();
  const { desk } = visitor.getState();
  if (desk === EMPTY_DESK) return;
  own.getState().change((known) => joinDesks(known, desk));
  visitor.setState({ desk: EMPTY_DESK });
}

/**
 * The desk of an area on a page of another one: what this device has, and then what the account has as well. Sending
 * what the account lacks stays with the area's own page. Nothing is read until it is wanted.
 */
export function useDeskElsewhere(area: Area, account: string | undefined, isWanted = true) {
  const store = deskStore(area, account);
  useEffect(() => {
    if (!isWanted) return;
    store.persist.rehydrate();
    forgetOthers(area, account);
    if (!account) return;
    // Without a network, what the device has must do.
    send(deskCalls.get, { params: { area } }).then(store.getState().learn, () => undefined);
  }, [area, account, isWanted, store]);
  return useStore(store, ({ desk }) => desk);
}

/** An area's items as the visitor sees them; undefined until there are samples. */
export function useDeskItems<S extends z.ZodMiniObject>(
  samples: readonly z.output<S>[] | undefined,
  kind: ItemKind<S>,
) {
  const desk = useDesk();
  return useMemo(() => samples && itemsOn(desk, samples, kind), [desk, samples, kind]);
}

/** Where the visitor's changes are. */
export function useSaveStatus() {
  const store = useDeskStore();
  const isSaved = useStore(store, (state) => state.isSaved);
  const { progress } = useStore(store.progress);
  if (progress !== "resting") return progress;
  if (!store.account) return "device";
  return isSaved ? "saved" : "saving";
}
