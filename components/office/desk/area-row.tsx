import { type RefObject, useRef } from "react";
import { PressableViewLink } from "@/components/ui/pressable";
import { useSync } from "@/lib/client/effects/use-change";
import type { AreaListProps } from "./area-list";
import styles from "./area-row.module.css";
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
  const { selectedId, rowHeight, hrefOf, onSelect, rowGap = 8, rowClass, children, beside } = list;
  const isSelected = item.id === selectedId;
  const row = useRef<HTMLAnchorElement>(null);
  useSync(isSelected, () => {
    // jsdom has no layout to scroll in.
    if (isSelected) row.current?.scrollIntoView?.({ block: "nearest" });
  });
  useFollowedFocus(row, isSelected, isFollowing);
  return (
    <>
      <PressableViewLink
        ref={row}
        href={hrefOf(item.id)}
        data-item={item.id}
        tabIndex={isStop ? 0 : -1}
        aria-current={isSelected || undefined}
        className={`${styles.row} ${rowClass(item)}`}
        style={{ height: rowHeight - rowGap, marginBlockEnd: rowGap }}
        onFollow={() => onSelect(item.id)}
      >
        {children(item)}
      </PressableViewLink>
      {beside?.(item, isStop)}
    </>
  );
}
