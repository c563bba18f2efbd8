import IconButton from "@mui/material/IconButton";
import { IconHistory } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { Hint } from "@/components/ui/hint";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import type { Board } from "@/lib/party/board/schema";

/** Opens the last steps of all DJs. */
export function HistoryButton({ board }: { board: Board }) {
  const t = useTranslations("board.history");
  const { Part, open, close } = useLazyPart(() =>
    import("./history-panel").then(({ HistoryPanel }) => HistoryPanel),
  );
  return (
    <>
      <Hint title={t("title")}>
        <IconButton size="large" aria-label={t("title")} onClick={open}>
          <IconHistory size={22} aria-hidden />
        </IconButton>
      </Hint>
      {Part && <Part board={board} onClose={close} />}
    </>
  );
}
