import { IconArrowsSort, IconCheck } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { MenuIconButton } from "@/components/ui/menu-button";
import { usePlayingTrack } from "@/lib/party/board/editions-hooks";
import { useBoardStore } from "@/lib/party/board/store";
import { useRequestsStore } from "@/lib/party/request-list/store";
import { sorts } from "@/lib/party/requests/list-queries";
import { useBoardTools } from "./board-tools";

/** The order of the pending requests. The other lists have an order with a meaning: the DJ's own, or newest first. */
export function SortMenu() {
  const t = useTranslations("board.sort");
  const filter = useRequestsStore(({ currentFilter }) => currentFilter);
  const chosen = useRequestsStore(({ sort }) => sort ?? "votes");
  const setSort = useRequestsStore((state) => state.setSort);
  const { hasLibrary, isPlaying, track } = usePlayingTrack(useBoardTools().eventId);
  const { onlyFits, toggleOnlyFits } = useBoardStore();
  const canFit = Boolean(track?.key && track.bpm);
  const whyNot = isPlaying ? t("fitsUnknown") : t("fitsNothing");
  const choicesOf = () => {
    const orders = sorts
      .filter((sort) => sort !== "fits" || hasLibrary)
      .map((sort) => ({
        key: sort as string,
        label: sort === "fits" && !canFit ? whyNot : t(sort),
        isChosen: sort === chosen,
        isDisabled: sort === "fits" && !canFit && sort !== chosen,
        ...(sort === chosen && { icon: IconCheck }),
        onChoose: () => setSort(sort === "votes" ? undefined : sort),
      }));
    if (chosen !== "fits") return orders;
    const filter = { key: "onlyFits", label: t("onlyFits"), onChoose: toggleOnlyFits };
    return [...orders, { ...filter, isChosen: onlyFits, ...(onlyFits && { icon: IconCheck }) }];
  };
  return (
    <MenuIconButton
      variant="tinted"
      color={chosen === "votes" ? "inherit" : "primary"}
      label={t("label", { order: t(chosen) })}
      choicesOf={choicesOf}
      disabled={filter !== "pending"}
    >
      <IconArrowsSort size={20} aria-hidden />
    </MenuIconButton>
  );
}
