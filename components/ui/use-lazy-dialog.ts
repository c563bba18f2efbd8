import type { ComponentType, ReactNode } from "react";
import { type DialogState, useDialog } from "./use-dialog";
import { useLazyPart } from "./use-lazy-part";

/** The state of a dialog about one item, whose code is loaded when it first opens, or when the page is idle. */
export function useLazyDialog<T, Props extends object>(
  ...loading: Parameters<typeof useLazyPart<Props>>
) {
  const dialog = useDialog<T>();
  const { Part, open } = useLazyPart(...loading);
  return {
    open(about: T) {
      dialog.open(about);
      void open();
    },
    show: (render: (Part: ComponentType<Props>, about: T, state: DialogState) => ReactNode) =>
      Part && dialog.show((about, state) => render(Part, about, state)),
  };
}
