import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import { type ReactNode, useRef } from "react";
import { Virtualizer, type VirtualizerHandle } from "virtua";
import { useSync } from "@/lib/client/effects/use-change";
import { AreaRow } from "./area-row";
import { ListRow } from "./list-row";
import { SampleLine } from "./sample-line";
import { useListKeys } from "./use-list-keys";

/** Longer lists render only the rows in view. */
const MOST_ROWS = 100;

export type AreaListProps<T> = {
  label: string;
  items: readonly T[];
  selectedId: number | undefined;
  /** In pixels, with the gap below it. */
  rowHeight: number;
  rowGap?: number;
  hrefOf: (id: number) => string;
  onSelect: (id: number) => void;
  onRemove: (id: number) => void;
  rowClass: (item: T) => string | undefined;
  children: (item: T) => ReactNode;
  /** Controls of a row, which stand over its link: a link may not contain them. `isStop`: the Tab key stops at this row. */
  beside?: (item: T, isStop: boolean) => ReactNode;
  /** Stands in place of the rows if there are none. */
  none: ReactNode;
  /** The room of what follows on a phone. */
  endSx?: SxProps<Theme>;
};

/** The main action floats above the end of the list. */
const ABOVE_ACTION = { pt: 1, pb: 10 } as const;

/** A list of links to an area's items. On phones it ends with the line about samples. */
export function AreaList<T extends { id: number }>(props: AreaListProps<T>) {
  const { items, none, endSx = ABOVE_ACTION } = props;
  const end = (
    <SampleLine sx={[{ display: { sm: "none" } }, ...(Array.isArray(endSx) ? endSx : [endSx])]} />
  );
  if (items.length > 0) return <Rows list={props}>{end}</Rows>;
  return (
    <>
      {none}
      {end}
    </>
  );
}

type RowsProps<T> = { list: AreaListProps<T>; children: ReactNode };

/**
 * The arrow keys, Home and End move through the rows, and Delete removes: one stop of the Tab key, however long the list
 * is.
 */
function Rows<T extends { id: number }>({ list, children }: RowsProps<T>) {
  const { label, items, selectedId, rowHeight } = list;
  const virtualizer = useRef<VirtualizerHandle>(null);
  const { handleKey, isFollowing } = useListKeys(list);
  const selected = items.findIndex(({ id }) => id === selectedId);
  const isWindowed = items.length > MOST_ROWS;

  useSync(selected, () => {
    if (selected >= 0) virtualizer.current?.scrollToIndex(selected, { align: "nearest" });
  });

  const row = (item: T, index: number) => {
    const isStop = index === Math.max(selected, 0);
    return <AreaRow key={item.id} {...{ item, isStop, isFollowing }} list={list} />;
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
      {children}
    </Box>
  );
}
