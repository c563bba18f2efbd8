import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { isolated } from "@/components/ui/isolated";
import { PanelDialog } from "@/components/ui/panel-dialog";
import { useMustPlays } from "@/lib/party/board/must-plays-hooks";
import type { MustPlay } from "@/lib/party/requests/must-plays-schema";
import { useBoardTools } from "./board-tools";

/** What the hosts want to hear and nobody has played yet; a song comes into the queue with one tap. */
export function MustPlaysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("house.mustPlays");
  const { eventId } = useBoardTools();
  const { mustPlays, error, queue } = useMustPlays(eventId);
  return (
    <PanelDialog
      title={t("title")}
      close={t("close")}
      error={!mustPlays && error}
      loading={!mustPlays && !error && t("loading")}
      onClose={onClose}
    >
      {mustPlays?.length === 0 && <Typography color="textSecondary">{t("empty")}</Typography>}
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {mustPlays?.map((mustPlay) => (
          <MustPlayItem
            key={`${mustPlay.rule.kind} ${mustPlay.rule.text} ${mustPlay.rule.artist}`}
            mustPlay={mustPlay}
            onQueue={() => queue(mustPlay)}
          />
        ))}
      </Box>
    </PanelDialog>
  );
}

type Props = { mustPlay: MustPlay; onQueue: () => Promise<boolean> };

function MustPlayItem({ mustPlay: { rule, request }, onQueue }: Props) {
  const t = useTranslations("house.mustPlays");
  const { canWork } = useBoardTools();
  const [isBusy, setIsBusy] = useState(false);
  // An artist or words name no song that could be queued; a waiting request does.
  const canQueue = canWork && (request ? request.status === "pending" : rule.kind === "song");

  async function handleQueue() {
    setIsBusy(true);
    await onQueue();
    setIsBusy(false);
  }

  return (
    <Box
      component="li"
      sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 56, py: 0.5 }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          dir="auto"
          sx={{ fontWeight: 600, textAlign: "left", overflowWrap: "anywhere" }}
        >
          {rule.text}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
          {[
            rule.kind === "song" ? rule.artist : t(`kinds.${rule.kind}`),
            request?.status === "accepted" && t("queued", { title: isolated(request.title) }),
            request?.status === "pending" && t("waits", { title: isolated(request.title) }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </Typography>
      </Box>
      {canQueue && (
        <Button
          variant="tinted"
          aria-label={t("queueOne", { title: isolated(rule.text) })}
          onClick={handleQueue}
          isBusy={isBusy}
        >
          {t("queue")}
        </Button>
      )}
    </Box>
  );
}
