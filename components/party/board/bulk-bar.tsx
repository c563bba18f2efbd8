import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { IconBookmark, IconCheck } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { MenuButton } from "@/components/ui/menu-button";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { useBoardStore } from "@/lib/party/board/store";
import type { RequestChange } from "@/lib/party/requests/change-schema";
import type { DjRequest } from "@/lib/party/requests/schema";
import { useBoardTools } from "./board-tools";
import { DeclineButton } from "./decline-button";

/** Decides all selected requests at once: one step, one undo. */
export function BulkBar({ requests }: { requests: DjRequest[] }) {
  const t = useTranslations("board");
  const { actions, lanes, canWork } = useBoardTools();
  const { picked, pickAll, stopPicking } = useBoardStore();
  const ownWords = useLazyPart(() =>
    import("./own-words-dialog").then(({ OwnWordsDialog }) => OwnWordsDialog),
  );
  if (!picked) return null;
  const waiting = requests.filter(({ status }) => status === "pending");
  const chosen = waiting.filter(({ id }) => picked.has(id));
  const isEmpty = chosen.length === 0;
  const title = t("pickedCount", { count: chosen.length });

  function handleChange(change: RequestChange) {
    stopPicking();
    actions.changeAll(chosen, change);
  }

  return (
    <Card sx={{ display: "flex", alignItems: "center", gap: 1, px: 2, py: 0.5, flexWrap: "wrap" }}>
      <Typography role="status" sx={{ flex: 1 }}>
        {title}
      </Typography>
      <Button
        color="inherit"
        size="large"
        disabled={chosen.length === waiting.length}
        onClick={() => pickAll(waiting.map(({ id }) => id))}
      >
        {t("pickAll")}
      </Button>
      <Button color="inherit" size="large" onClick={stopPicking}>
        {t("cancel")}
      </Button>
      <DeclineButton
        title={title}
        isDisabled={isEmpty}
        onDecline={handleChange}
        onOwnWords={ownWords.open}
      />
      {canWork && lanes.length > 0 && (
        <MenuButton
          variant="icon"
          label={t("later", { title })}
          choices={lanes.map((lane) => ({
            key: lane,
            label: lane,
            onChoose: () => handleChange({ status: "accepted", lane }),
          }))}
          props={{ size: "large", disabled: isEmpty, sx: { bgcolor: "background.raised" } }}
        >
          <IconBookmark aria-hidden />
        </MenuButton>
      )}
      <Button
        size="large"
        variant="tinted"
        color="success"
        startIcon={<IconCheck size={20} aria-hidden />}
        disabled={isEmpty}
        onClick={() => handleChange({ status: "accepted" })}
      >
        {t("acceptCount", { count: chosen.length })}
      </Button>
      {ownWords.Part && (
        <ownWords.Part title={title} onClose={ownWords.close} onDecline={handleChange} />
      )}
    </Card>
  );
}
