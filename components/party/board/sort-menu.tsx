import { IconArrowsSort, IconCheck } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useRequestsStore } from "@/lib/party/request-list/store";
import { sorts } from "@/lib/party/requests/list-queries";
import { TouchMenuButton } from "./touch-button";

/** The order of the pending requests. The other lists have an order with a meaning: the DJ's own, or newest first. */
export function SortMenu() {
  const t = useTranslations("board.sort");
  const filter = useRequestsStore(({ currentFilter }) => currentFilter);
  const chosen = useRequestsStore(({ sort }) => sort ?? "votes");
  const setSort = useRequestsStore((state) => state.setSort);
  const choicesOf = () =>
    sorts.map((sort) => ({
      key: sort,
      label: t(sort),
      isChosen: sort === chosen,
      ...(sort === chosen && { icon: IconCheck }),
      onChoose: () => setSort(sort === "votes" ? undefined : sort),
    }));
  return (
    <TouchMenuButton
      tone={chosen === "votes" ? "paper" : "primary"}
      label={t("label", { order: t(chosen) })}
      choicesOf={choicesOf}
      disabled={filter !== "pending"}
    >
      <IconArrowsSort size={20} aria-hidden />
    </TouchMenuButton>
  );
}
