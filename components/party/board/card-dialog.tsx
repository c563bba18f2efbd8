import Box from "@mui/material/Box";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import Typography from "@mui/material/Typography";
import { IconArrowMerge } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { SongTitle } from "@/components/party/request-list/song-title";
import { Button } from "@/components/ui/button";
import { TitledDialog } from "@/components/ui/titled-dialog";
import { useBackers } from "@/lib/party/board/backers";
import { BURST_SECONDS } from "@/lib/party/requests/burst";
import { BACKERS_PER_PAGE } from "@/lib/party/requests/list-queries";
import type { Backer, DjRequest } from "@/lib/party/requests/schema";
import { BackersPage } from "./backers-page";
import { useBoardTools } from "./board-tools";
import { CardNote } from "./card-note";
import { CardTrack } from "./card-track";
import { useMarks } from "./use-marks";

/** All backers of a request with their messages; a backer who meant another song can be split off. */
export function CardDialog({ request, onClose }: { request: DjRequest; onClose: () => void }) {
  const t = useTranslations("board");
  const { actions, canWork, open } = useBoardTools();
  const { title, artist, backers, status } = request;
  const marks = useMarks(request);
  const isWaiting = status === "pending" || status === "accepted";
  const canSplit = canWork && backers > 1 && isWaiting;

  function handleSplit(backer: Backer) {
    actions.split(request, backer.id);
    onClose();
  }

  return (
    <TitledDialog
      title={<SongTitle title={title} artist={artist} />}
      titleProps={{ component: "div", variant: "h6" }}
      maxWidth="sm"
      onClose={onClose}
    >
      <DialogContent>
        <CardTrack request={request} onChosen={onClose} />
        <CardNote request={request} onSaved={onClose} />
        <Backers request={request} onSplit={canSplit ? handleSplit : undefined} />
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{ flexWrap: "wrap", justifyContent: "start", columnGap: 1 }}
      >
        {marks.map(({ key, label, icon: Icon, onChoose }) => (
          <Button
            key={key}
            color="inherit"
            onClick={() => {
              onChoose();
              onClose();
            }}
          >
            <Icon size={20} aria-hidden />
            {label}
          </Button>
        ))}
        {canWork && isWaiting && (
          <Button color="inherit" onClick={() => open("merge", request)}>
            <IconArrowMerge size={20} aria-hidden />
            {t("merge")}
          </Button>
        )}
        <Box sx={{ marginInlineStart: "auto" }}>
          <Button onClick={onClose}>{t("close")}</Button>
        </Box>
      </DialogActions>
    </TitledDialog>
  );
}

type BackersProps = { request: DjRequest; onSplit: ((backer: Backer) => void) | undefined };

function Backers({ request, onSplit }: BackersProps) {
  const t = useTranslations("board");
  const { backers } = request;
  const [pages, setPages] = useState(1);
  const burst = useBackers(request, 1).data?.burst ?? 0;
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {t("guests", { backers })}
        {burst > 0 && ` · ${t("burst", { guests: burst, seconds: BURST_SECONDS })}`}
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {Array.from({ length: pages }, (_, index) => (
          <BackersPage
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
            key={index}
            request={request}
            page={index + 1}
            onSplit={onSplit}
          />
        ))}
      </Box>
      {pages * BACKERS_PER_PAGE < backers && (
        <Button variant="tinted" color="inherit" onClick={() => setPages(pages + 1)} isWide>
          {t("morePeople")}
        </Button>
      )}
    </>
  );
}
