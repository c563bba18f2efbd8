import type { ComponentType } from "react";
import { type DialogState, useDialog } from "./use-dialog";
import { useLazyPart } from "./use-lazy-part";

/** The state of a dialog whose code is loaded when it first opens, or when the page is idle. `open` takes its props. */
export function useLazyDialog<Props extends object>(
  loadDialog: () => Promise<ComponentType<Props>>,
  options?: Parameters<typeof useLazyPart>[1],
) {
  const { open, show } = useDialog<Omit<Props, keyof DialogState>>();
  const { Part, open: load } = useLazyPart(loadDialog, options);
  return {
    open(about: Omit<Props, keyof DialogState>) {
      open(about);
      void load();
    },
    // Both halves together are the dialog's props, which TypeScript can't tell of a generic type.
    dialog:
      Part && show((about, state) => <Part {...({ ...about, ...state } as unknown as Props)} />),
  };
}
