import { IconHistory } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import type { Board } from "@/lib/party/board/schema";
import { HeaderButton } from "./header-button";

/** Opens the last steps of all DJs. */
export function HistoryButton({ board }: { board: Board }) {
  const t = useTranslations("board.history");
  const { Part, open, close } = useLazyPart(() =>
    import("./history-panel").then(({ HistoryPanel }) => HistoryPanel),
  );
  return (
    <>
      <HeaderButton icon={IconHistory} label={t("title")} onClick={open} />
      {Part && <Part board={board} onClose={close} />}
    </>
  );
}
