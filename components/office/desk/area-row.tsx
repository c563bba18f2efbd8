import ButtonBase from "@mui/material/ButtonBase";
import { type RefObject, useRef } from "react";
import { onPlainClick } from "@/components/ui/plain-click";
import { useSync } from "@/lib/client/effects/use-change";
import type { AreaListProps } from "./area-list";
import { useFollowedFocus } from "./use-followed-focus";

type RowProps<T> = {
  item: T;
  isStop: boolean;
  isFollowing: RefObject<boolean>;
  list: AreaListProps<T>;
};

/** A row of an area's list: a link, so that it works before hydration. */
export function AreaRow<T extends { id: number }>({
  item,
  isStop,
  isFollowing,
  list,
}: RowProps<T>) {
  const { selectedId, rowHeight, hrefOf, onSelect, rowSx, children, beside } = list;
  const isSelected = item.id === selectedId;
  const row = useRef<HTMLAnchorElement>(null);
  useSync(isSelected, () => {
    // jsdom has no layout to scroll in.
    if (isSelected) row.current?.scrollIntoView?.({ block: "nearest" });
  });
  useFollowedFocus(row, isSelected, isFollowing);
  const rowStyle = rowSx(item);
  return (
    <>
      <ButtonBase
        component="a"
        ref={row}
        href={hrefOf(item.id)}
        data-item={item.id}
        tabIndex={isStop ? 0 : -1}
        {...(isSelected && { "aria-current": "true" })}
        onClick={onPlainClick(() => onSelect(item.id))}
        sx={[
          {
            display: "flex",
            flexDirection: "column",
            alignItems: "stretch",
            height: rowHeight - 8,
            mb: 1,
            borderRadius: 1,
            textAlign: "start",
            overflow: "hidden",
          },
          ...(Array.isArray(rowStyle) ? rowStyle : [rowStyle]),
        ]}
      >
        {children(item)}
      </ButtonBase>
      {beside?.(item, isStop)}
    </>
  );
}
