import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import { type ReactNode, useRef } from "react";
import { Virtualizer, type VirtualizerHandle } from "virtua";
import { useSync } from "@/lib/client/effects/use-change";
import { AreaRow } from "./area-row";
import { ListRow } from "./list-row";
import { useListKeys } from "./use-list-keys";

/** Longer lists render only the rows in view. */
const MOST_ROWS = 100;

export type AreaListProps<T> = {
  label: string;
  items: readonly T[];
  selectedId: number | undefined;
  /** In pixels, with the gap below it. */
  rowHeight: number;
  hrefOf: (id: number) => string;
  onSelect: (id: number) => void;
  onRemove: (id: number) => void;
  rowSx: (item: T) => SxProps<Theme>;
  children: (item: T) => ReactNode;
  /** Controls of a row, which stand over its link: a link may not contain them. `isStop`: the Tab key stops at this row. */
  beside?: (item: T, isStop: boolean) => ReactNode;
  /** What follows the last row. */
  footer?: ReactNode;
};

/**
 * A list of links to an area's items. The arrow keys, Home and End move through it, and Delete removes: one stop of the
 * Tab key, however long the list is.
 */
export function AreaList<T extends { id: number }>(props: AreaListProps<T>) {
  const { label, items, selectedId, rowHeight, footer } = props;
  const virtualizer = useRef<VirtualizerHandle>(null);
  const { handleKey, isFollowing } = useListKeys(props);
  const selected = items.findIndex(({ id }) => id === selectedId);
  const isWindowed = items.length > MOST_ROWS;

  useSync(selected, () => {
    if (selected >= 0) virtualizer.current?.scrollToIndex(selected, { align: "nearest" });
  });

  const row = (item: T, index: number) => {
    const isStop = index === Math.max(selected, 0);
    return <AreaRow key={item.id} {...{ item, isStop, isFollowing }} list={props} />;
  };
  return (
    <Box
      component="section"
      aria-label={label}
      onKeyDown={handleKey}
      sx={{
        flex: 1,
        minHeight: 0,
        overflowY: "auto",
        overscrollBehavior: "contain",
        // Room for the focus ring of a row.
        p: "4px",
        m: "-4px",
        "& ul": { m: 0, p: 0, listStyle: "none" },
        "& li": { position: "relative" },
      }}
    >
      {isWindowed ? (
        <Virtualizer
          ref={virtualizer}
          as="ul"
          item={ListRow}
          itemSize={rowHeight}
          data={items}
          {...(selected >= 0 && { keepMounted: [selected] })}
        >
          {row}
        </Virtualizer>
      ) : (
        <ul>
          {items.map((item, index) => (
            <li key={item.id}>{row(item, index)}</li>
          ))}
        </ul>
      )}
      {footer}
    </Box>
  );
}
