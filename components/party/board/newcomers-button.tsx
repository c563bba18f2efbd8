import { IconArrowDown } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { useRequestsStore } from "@/lib/party/request-list/store";
import { BOARD_PAGE_SIZE } from "@/lib/party/requests/list-queries";
import styles from "./newcomers-button.module.css";
import type { useNewcomers } from "./use-newcomers";

/**
 * Says how many newcomers are out of view, and leads to the first: on this page, or else among the newest. It covers
 * the list's end instead of pushing its rows, which would move under a finger.
 */
export function NewcomersButton({
  list,
  order,
  newcomers: { ids, hasMore, remove },
}: {
  list: RefObject<HTMLElement | null>;
  /** The ids of the shown rows. */
  order: string[];
  newcomers: ReturnType<typeof useNewcomers>;
}) {
  const t = useTranslations("board");
  const show = useRequestsStore((state) => state.show);
  const [isLeading, setIsLeading] = useState(false);
  const shown = order.join();
  const rows = () =>
    [...(list.current?.querySelectorAll<HTMLElement>("[data-request]") ?? [])].filter((row) =>
      ids.includes(row.dataset.request ?? ""),
    );

  function focusFirst() {
    const [first] = rows();
    first?.scrollIntoView({ block: "center" });
    first?.focus({ preventScroll: true });
    return first !== undefined;
  }
  function handleClick() {
    if (focusFirst()) return;
    setIsLeading(true);
    show({ filter: "pending", search: "", page: 1, pageSize: BOARD_PAGE_SIZE, sort: "newest" });
  }

  const arrive = useEffectEvent(() => {
    if (isLeading && focusFirst()) setIsLeading(false);
  });
  const watch = useEffectEvent((observer: IntersectionObserver) => {
    for (const row of rows()) observer.observe(row);
  });
  const see = useEffectEvent((entries: IntersectionObserverEntry[]) =>
    remove(entries.flatMap(({ isIntersecting, target }) => idOf(isIntersecting, target))),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are shown, or other newcomers have come
  useEffect(() => {
    arrive();
    const observer = new IntersectionObserver((entries) => see(entries), { threshold: 0.5 });
    watch(observer);
    return () => observer.disconnect();
  }, [shown, ids]);

  return (
    <>
      <VisuallyHidden role="status">
        {ids.length > 0 &&
          (hasMore ? t("manyNewcomersSaid") : t("newcomersSaid", { requests: ids.length }))}
      </VisuallyHidden>
      {ids.length > 0 && (
        <Button variant="contained" className={styles.button} onClick={handleClick}>
          <IconArrowDown size={20} aria-hidden />
          {hasMore ? t("manyNewcomers") : t("newcomers", { requests: ids.length })}
        </Button>
      )}
    </>
  );
}

function idOf(isIntersecting: boolean, target: Element) {
  const id = target instanceof HTMLElement ? target.dataset.request : undefined;
  return isIntersecting && id ? [id] : [];
}
