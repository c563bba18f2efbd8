import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { saveFile } from "@/components/ui/save-file";
import { TitledDialog } from "@/components/ui/titled-dialog";
import { useToasts } from "@/lib/client/use-toasts";
import { fetchPlaced } from "@/lib/party/exports/placed";
import { listIn, type PlaylistFormat, playlistFormats } from "@/lib/party/exports/playlists";
import { type SongList, songLists } from "@/lib/party/exports/schema";

type Props = { event: { id: string; name: string }; isOpen: boolean; onClose: () => void };

const TYPES: Record<PlaylistFormat, string> = {
  m3u8: "audio/x-mpegurl",
  xml: "text/xml",
  csv: "text/csv",
};

/** Saves the queue, or another list of the event, for a DJ program. */
export function PlaylistDialog({ event: { id, name }, isOpen, onClose }: Props) {
  const t = useTranslations("events.playlist");
  const toasts = useToasts();
  const labelId = useId();
  const [list, setList] = useState<SongList>("queue");
  const [busy, setBusy] = useState<PlaylistFormat>();

  async function handleSave(format: PlaylistFormat) {
    setBusy(format);
    try {
      const { fileName, songs } = await fetchPlaced(id, list);
      if (songs.length === 0) return toasts.show(t("none"));
      const title = t("name", { name, list: t(`lists.${list}`) });
      saveFile(`${fileName}.${format}`, listIn(format, title, songs), TYPES[format]);
      const known = songs.filter(({ path }) => path !== null).length;
      toasts.success(t("saved", { count: songs.length, known }));
      onClose();
    } catch (error) {
      toasts.error(error);
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <TitledDialog isOpen={isOpen} title={t("title")} onClose={onClose} maxWidth="xs">
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <RadioGroup
          aria-labelledby={labelId}
          value={list}
          onChange={(_, value) => setList(value as SongList)}
        >
          <Typography id={labelId} color="textSecondary">
            {t("which")}
          </Typography>
          {songLists.map((one) => (
            <FormControlLabel key={one} value={one} control={<Radio />} label={t(`lists.${one}`)} />
          ))}
        </RadioGroup>
        <Typography variant="body2" color="textSecondary">
          {t("about")}
        </Typography>
      </DialogContent>
      <DialogActions
        sx={{ flexWrap: "wrap", gap: 1, "& > :first-of-type": { marginInlineEnd: "auto" } }}
      >
        <Button color="inherit" onClick={onClose}>
          {t("close")}
        </Button>
        {playlistFormats.map((format) => (
          <Button
            key={format}
            variant="contained"
            disabled={busy !== undefined}
            onClick={() => handleSave(format)}
            isBusy={busy === format}
          >
            {t(format)}
          </Button>
        ))}
      </DialogActions>
    </TitledDialog>
  );
}
