import { useTranslations } from "next-intl";
import { KeysDialog } from "@/components/ui/keys-dialog";
import { type BoardAct, boardKeys } from "./board-keys";
import { useBoardTools } from "./board-tools";

/** What a moderator may not do. */
const WORK: readonly BoardAct[] = ["later", "play", "played", "undo"];

/** The board's keys and what they do. */
export function BoardKeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("board");
  const { canWork } = useBoardTools();
  const acts = (Object.keys(boardKeys) as BoardAct[]).filter(
    (act) => canWork || !WORK.includes(act),
  );
  return (
    <KeysDialog
      title={t("keys.title")}
      keys={acts.map((act) => ({ key: boardKeys[act], text: t(`keys.${act}`) }))}
      closeLabel={t("close")}
      onClose={onClose}
    />
  );
}
