import Box from "@mui/material/Box";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { lengthText } from "@/components/ui/length-text";
import { TitledDialog } from "@/components/ui/titled-dialog";
import { useDayText } from "@/components/ui/use-date-text";
import type { ListedTrack } from "@/lib/party/library/schema";
import { sourceName } from "./branches";
import { KeyChip } from "./key-chip";

type Props = { track: ListedTrack; isOpen: boolean; onClose: () => void };

/** All that the library knows of a track. */
export function TrackDialog({ track, isOpen, onClose }: Props) {
  const t = useTranslations("library");
  const format = useFormatter();
  const day = useDayText();
  const { bpm, key, duration, rating, explicit } = track;
  const facts: [name: Parameters<typeof t>[0], value: ReactNode][] = [
    ["columns.artist", track.artist],
    ["columns.album", track.album],
    ["columns.genre", track.genre],
    ["columns.year", track.year],
    ["columns.duration", duration && lengthText(Math.round(duration))],
    ["columns.bpm", bpm && format.number(bpm, { maximumFractionDigits: 2 })],
    ["columns.key", key && <KeyChip camelot={key} isWhole />],
    ["columns.rating", rating && t("stars", { count: rating })],
    ["columns.explicit", explicit === null ? null : t(explicit ? "yes" : "no")],
    ["columns.played", track.lastPlayedAt ? day(track.lastPlayedAt) : t("never")],
    ["columns.requests", format.number(track.requests)],
    ["columns.comment", track.comment],
    ["columns.source", sourceName(track.source)],
    ["columns.state", track.isMissing && t("tree.missing")],
  ];
  return (
    <TitledDialog isOpen={isOpen} title={<bdi>{track.title}</bdi>} onClose={onClose} maxWidth="xs">
      <DialogContent>
        <Box
          component="dl"
          sx={{
            display: "grid",
            gridTemplateColumns: "auto 1fr",
            columnGap: 2,
            rowGap: 1,
            m: 0,
            "& dt": { color: "text.secondary" },
            "& dd": { m: 0, overflowWrap: "anywhere" },
          }}
        >
          {facts.map(
            ([name, value]) =>
              value && (
                <Box key={name} sx={{ display: "contents" }}>
                  <dt>{t(name)}</dt>
                  <dd>
                    <bdi>{value}</bdi>
                  </dd>
                </Box>
              ),
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t("import.close")}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}
