import { IconListCheck } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useBoardStore } from "@/lib/party/board/store";
import { HeaderButton } from "./header-button";

/** Begins to pick several requests of the list, or ends it. */
export function PickButton() {
  const t = useTranslations("board");
  const isPicking = useBoardStore(({ picked }) => picked !== undefined);
  const startPicking = useBoardStore((state) => state.startPicking);
  const stopPicking = useBoardStore((state) => state.stopPicking);
  return (
    <HeaderButton
      icon={IconListCheck}
      label={t("pickSeveral")}
      variant="tinted"
      isPressed={isPicking}
      onClick={isPicking ? stopPicking : startPicking}
    />
  );
}
