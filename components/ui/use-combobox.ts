import { type KeyboardEvent, useId, useState } from "react";

/**
 * A text field that suggests, by the combobox pattern of ARIA: `inputProps` go on the field, `listProps` and
 * `optionProps` on the list, which the caller draws while `isOpen`. A guest's first view loads it, so it has no part
 * of MUI's Autocomplete, which with its Popper weighs ten times as much.
 */
export function useCombobox<T>(options: readonly T[], onPick: (option: T) => void) {
  const id = useId();
  const [isWanted, setIsWanted] = useState(false);
  const [marked, setMarked] = useState(-1);
  const isOpen = isWanted && options.length > 0;
  const active = isOpen && marked < options.length ? marked : -1;
  const optionId = (index: number) => `${id}-${index}`;

  function close() {
    setIsWanted(false);
    setMarked(-1);
  }

  function pick(index: number) {
    const option = options[index];
    close();
    if (option !== undefined) onPick(option);
  }

  function move(step: number) {
    if (!isOpen) return setIsWanted(true);
    // One place beyond either end is the field itself.
    const places = options.length + 1;
    setMarked(((active + 1 + step + places) % places) - 1);
  }

  function actOf(key: string) {
    if (key === "ArrowDown") return () => move(1);
    if (key === "ArrowUp") return () => move(-1);
    if (key === "Escape" && isOpen) return close;
    if (key === "Enter" && active >= 0) return () => pick(active);
    return undefined;
  }

  function handleKeyDown(event: KeyboardEvent) {
    const act = actOf(event.key);
    // Enter also ends the composition of a word in Chinese.
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // Escape closes the list, and not the dialog around it.
    event.stopPropagation();
    act();
  }

  return {
    isOpen,
    inputProps: {
      role: "combobox",
      "aria-autocomplete": "list" as const,
      "aria-expanded": isOpen,
      "aria-controls": isOpen ? id : undefined,
      "aria-activedescendant": active >= 0 ? optionId(active) : undefined,
      onInput: () => setIsWanted(true),
      onKeyDown: handleKeyDown,
      onBlur: close,
    },
    listProps: {
      id,
      role: "listbox",
      // A tap on the list must not take the focus from the field, which would close the list.
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
    optionProps: (index: number) => ({
      id: optionId(index),
      role: "option",
      "aria-selected": index === active,
      onClick: () => pick(index),
      ...(index === active && { ref: scrollIntoView }),
    }),
  };
}

function scrollIntoView(option: HTMLElement | null) {
  option?.scrollIntoView({ block: "nearest" });
}
