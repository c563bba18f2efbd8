import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { IconCheck } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useBoardStore } from "@/lib/party/board/store";
import type { RequestChange } from "@/lib/party/requests/change-schema";
import type { DjRequest } from "@/lib/party/requests/schema";
import { useBoardTools } from "./board-tools";
import { DeclineButton } from "./decline-button";
import { OwnWordsDialog } from "./own-words-dialog";

/** One decision about all that is picked: one step, and one undo. */
export function BulkBar({ requests }: { requests: DjRequest[] }) {
  const t = useTranslations("board");
  const { actions } = useBoardTools();
  const { picked, stopPicking } = useBoardStore();
  const [isWriting, setIsWriting] = useState(false);
  if (!picked) return null;
  const chosen = requests.filter(({ id, status }) => picked.has(id) && status === "pending");
  const title = t("pickedCount", { count: chosen.length });

  function handleChange(change: RequestChange) {
    stopPicking();
    if (chosen.length > 0) actions.changeAll(chosen, change);
  }

  return (
    <Card sx={{ display: "flex", alignItems: "center", gap: 1, px: 2, py: 1, flexWrap: "wrap" }}>
      <Typography role="status" sx={{ flex: 1 }}>
        {title}
      </Typography>
      <Button color="inherit" size="large" onClick={stopPicking}>
        {t("cancel")}
      </Button>
      <DeclineButton title={title} onDecline={handleChange} onOwnWords={() => setIsWriting(true)} />
      <Button
        size="large"
        variant="tinted"
        color="success"
        startIcon={<IconCheck size={20} aria-hidden />}
        disabled={chosen.length === 0}
        onClick={() => handleChange({ status: "accepted" })}
      >
        {t("acceptAll")}
      </Button>
      {isWriting && (
        <OwnWordsDialog
          title={title}
          onClose={() => setIsWriting(false)}
          onDecline={handleChange}
        />
      )}
    </Card>
  );
}
