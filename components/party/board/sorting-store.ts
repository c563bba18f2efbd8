import type { DraggableAttributes, DraggableSyntheticListeners } from "@dnd-kit/core";
import { createStore } from "zustand";
import { createStoreContext } from "@/lib/client/screen-store";

/** What is on the page of an item: itself, and the handle that drags it, if it has one. */
export type Place = { item: HTMLElement | null; handle: HTMLElement | null };

/** How an item moves, and what its handle says and hears. */
export type Sorted = {
  attributes: DraggableAttributes;
  listeners: DraggableSyntheticListeners;
  transform: string | undefined;
  transition: string | undefined;
  isDragging: boolean;
  isOver: boolean;
};

type SortingState = {
  places: Readonly<Record<string, Place>>;
  sorted: Readonly<Record<string, Sorted>>;
  /** The song that is dragged. */
  active: string | undefined;
  /** Returns a function that takes it away again. */
  place: (id: string, place: Place) => () => void;
  sort: (id: string, sorted: Sorted) => void;
  setActive: (active: string | undefined) => void;
};

/**
 * What the rail's rows and the code that sorts them know of each other. That code comes after the page, and a row that
 * it stood around would be made anew then.
 */
export const SortingContext = createStoreContext<SortingState>();

export function createSortingStore() {
  return createStore<SortingState>()((set, get) => ({
    places: {},
    sorted: {},
    active: undefined,
    place(id, place) {
      set(({ places }) => ({ places: { ...places, [id]: place } }));
      return () => {
        // A song that changes its lane stands there before it leaves the former one.
        if (get().places[id] !== place) return;
        set(({ places, sorted }) => ({ places: without(places, id), sorted: without(sorted, id) }));
      };
    },
    sort: (id, one) => set(({ sorted }) => ({ sorted: { ...sorted, [id]: one } })),
    setActive: (active) => set({ active }),
  }));
}

function without<T>(record: Readonly<Record<string, T>>, id: string) {
  const { [id]: _, ...rest } = record;
  return rest;
}
