import { useLayoutEffect, useRef } from "react";
import { useScreenStore } from "@/lib/client/screen-store";
import { SortingContext } from "./sorting-store";

/** Makes an element of the rail an item that is sorted, from when the code for it is there. */
export function useSorted<Item extends HTMLElement>(id: string) {
  const item = useRef<Item>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const place = useScreenStore(SortingContext, (state) => state.place);
  const sorted = useScreenStore(SortingContext, (state) => state.sorted[id]);
  useLayoutEffect(() => place(id, { item: item.current, handle: handle.current }), [id, place]);
  const style = { transform: sorted?.transform, transition: sorted?.transition };
  return { item, handle, style, sorted };
}
