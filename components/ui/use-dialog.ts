import { type ReactNode, useState } from "react";

export type DialogState = { isOpen: boolean; onClose: () => void };

/**
 * The state of a dialog about one item: the item stays until the dialog has faded out. With an `initial` one, the page
 * opens with the dialog.
 */
export function useDialog<T>(initial?: T) {
  const [opened, setOpened] = useState<{ about: T; isOpen: boolean } | undefined>(
    initial && { about: initial, isOpen: true },
  );

  function show(render: (about: T, state: DialogState) => ReactNode) {
    if (!opened) return null;
    const { about, isOpen } = opened;
    return render(about, { isOpen, onClose: () => setOpened({ about, isOpen: false }) });
  }

  return { open: (about: T) => setOpened({ about, isOpen: true }), show };
}
