import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useFormatter, useTranslations } from "next-intl";
import { useId } from "react";
import { SongTitle } from "@/components/requests/song-title";
import type { Backer } from "@/lib/backers/schema";
import type { DjRequest } from "@/lib/requests/schema";
import type { BoardTools } from "./row-actions";

/** Everybody behind a card, with all they wrote; one who meant another song can be taken out. */
export function CardDialog({
  request,
  steps,
  canWork,
  timeZone,
  onClose,
}: {
  request: DjRequest;
  onClose: () => void;
} & BoardTools) {
  const t = useTranslations("board");
  const id = useId();
  const { title, artist, people, backers, status } = request;
  const isWaiting = status === "pending" || status === "accepted";
  const canSplit = canWork && people.length > 1 && isWaiting;
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id} component="div">
        <SongTitle title={title} artist={artist} />
      </DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {t("guests", { backers })}
        </Typography>
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {people.map((backer) => (
            <Person
              key={backer.id}
              backer={backer}
              timeZone={timeZone}
              onSplit={
                canSplit
                  ? () => {
                      steps.split(request, backer.id);
                      onClose();
                    }
                  : undefined
              }
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t("close")}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Person({
  backer,
  timeZone,
  onSplit,
}: {
  backer: Backer;
  timeZone: string;
  onSplit: (() => void) | undefined;
}) {
  const t = useTranslations("board");
  const format = useFormatter();
  const name = backer.name ?? t("nameless");
  const at = format.dateTime(new Date(backer.createdAt), {
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  });
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        alignItems: "start",
        gap: 1,
        py: 1,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          dir="auto"
          sx={{ fontWeight: 600, textAlign: "start", overflowWrap: "anywhere" }}
        >
          {name}
        </Typography>
        {backer.message && (
          <Typography
            dir="auto"
            sx={{ textAlign: "start", whiteSpace: "pre-line", overflowWrap: "anywhere" }}
          >
            {backer.message}
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary">
          {at}
        </Typography>
      </Box>
      {onSplit && (
        <Button
          variant="tinted"
          color="inherit"
          aria-label={t("splitName", { name })}
          onClick={onSplit}
        >
          {t("split")}
        </Button>
      )}
    </Box>
  );
}
