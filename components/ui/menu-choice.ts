import type { TablerIcon } from "@tabler/icons-react";
import type { Route } from "next";
import type { MouseEvent } from "react";

/** One action of a menu. */
export type MenuChoice = {
  key: string;
  label: string;
  /** What choosing it means, in a line below. */
  hint?: string;
  icon?: TablerIcon;
  /** Its icon points along the line of text. */
  isDirectional?: boolean;
  /** The address of a picture in place of the icon; empty until it is known. */
  picture?: string;
  /** The language of the label, where it is not the page's. */
  lang?: string;
  isDisabled?: boolean;
  /** What follows is of another kind than what is above: a line stands between them. */
  startsGroup?: boolean;
  /** A choice that is not to be met by accident: below a line, in the colour of danger. */
  isGrave?: boolean;
  /** Of choices that exclude each other: whether this one is in force. */
  isChosen?: boolean;
} & (
  | { onChoose: () => void }
  | {
      /** A file to download. */
      file: string;
      onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
    }
  | { /** A page to go to. */ page: Route }
);

/** The choices among values that exclude each other. */
export function exclusiveChoices<Value extends string>(
  values: readonly Value[],
  {
    chosen,
    labelOf,
    onChoose,
  }: {
    /** The one in force. */
    chosen: Value | undefined;
    labelOf: (value: Value) => string;
    onChoose: (value: Value) => void;
  },
): MenuChoice[] {
  return values.map((value) => ({
    key: value,
    label: labelOf(value),
    isChosen: value === chosen,
    onChoose: () => onChoose(value),
  }));
}
