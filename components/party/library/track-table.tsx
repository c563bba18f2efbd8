import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useFormatter, useTranslations } from "next-intl";
import { clamp } from "@/components/ui/clamp";
import { Cover } from "@/components/ui/cover";
import { lengthText } from "@/components/ui/length-text";
import { withoutVersion } from "@/lib/party/library/cut";
import type { Track } from "@/lib/party/library/track";
import { KeyChip } from "./key-chip";
import { songTable } from "./song-table";

const onWide = { xs: "none", sm: "table-cell" } as const;
const onWidest = { xs: "none", xl: "table-cell" } as const;
const atEnd = { textAlign: "end", fontVariantNumeric: "tabular-nums" } as const;

type Props = { label: string; tracks: Track[]; onOpen: (track: Track) => void };

/** Tracks, one to a row; a phone has artist and length below the title. */
export function TrackTable({ label, tracks, onOpen }: Props) {
  const t = useTranslations("library.columns");
  return (
    <Table aria-label={label} sx={songTable}>
      <TableHead>
        <TableRow>
          <TableCell>{t("title")}</TableCell>
          <TableCell sx={{ display: onWide, width: "30%" }}>{t("artist")}</TableCell>
          <TableCell sx={{ display: onWidest, width: 130 }}>{t("genre")}</TableCell>
          <TableCell sx={{ ...atEnd, width: 68 }}>{t("bpm")}</TableCell>
          <TableCell sx={{ width: { xs: 64, sm: 100 } }}>{t("key")}</TableCell>
          <TableCell sx={{ ...atEnd, display: onWide, width: 72 }}>{t("duration")}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {tracks.map((track) => (
          <TrackRow key={track.id} track={track} onOpen={onOpen} />
        ))}
      </TableBody>
    </Table>
  );
}

function TrackRow({ track, onOpen }: { track: Track; onOpen: Props["onOpen"] }) {
  const format = useFormatter();
  const { title, artist, genre, bpm, key, duration } = track;
  const length = duration === null ? "" : lengthText(Math.round(duration));
  const core = withoutVersion(title);
  const isStart = title.startsWith(core);
  return (
    <TableRow hover>
      <TableCell>
        <ButtonBase
          onClick={() => onOpen(track)}
          sx={{
            display: "flex",
            width: "100%",
            minHeight: { xs: 68, sm: 48 },
            gap: 1.5,
            justifyContent: "flex-start",
            textAlign: "start",
            font: "inherit",
            borderRadius: 1,
          }}
        >
          <Cover words={`${title} ${artist}`} size={36} />
          <Box component="span" sx={{ minWidth: 0, flex: 1, display: "grid" }}>
            <Box component="span" dir="auto" title={title} sx={clamp(1)}>
              {isStart ? core : title}
              {isStart && title.length > core.length && (
                <Box component="span" sx={{ color: "text.secondary" }}>
                  {title.slice(core.length)}
                </Box>
              )}
            </Box>
            <Box
              component="span"
              sx={{ display: { xs: "flex", sm: "none" }, gap: 0.5, color: "text.secondary" }}
            >
              <Box component="span" dir="auto" sx={clamp(1)}>
                {artist}
              </Box>
              {length && (
                <Box component="span" sx={{ flex: "none" }}>
                  {artist && "· "}
                  {length}
                </Box>
              )}
            </Box>
          </Box>
        </ButtonBase>
      </TableCell>
      <TableCell sx={{ display: onWide }}>
        <Typography component="div" dir="auto" title={artist} sx={clamp(1)}>
          {artist}
        </Typography>
      </TableCell>
      <TableCell sx={{ display: onWidest, color: "text.secondary" }}>
        <Box dir="auto" title={genre} sx={clamp(1)}>
          {genre}
        </Box>
      </TableCell>
      <TableCell sx={atEnd}>{bpm === null ? "" : format.number(Math.round(bpm))}</TableCell>
      <TableCell>
        {key && (
          <>
            <Box component="span" sx={{ display: { sm: "none" } }}>
              <KeyChip camelot={key} isShort />
            </Box>
            <Box component="span" sx={{ display: { xs: "none", sm: "inline" } }}>
              <KeyChip camelot={key} />
            </Box>
          </>
        )}
      </TableCell>
      <TableCell sx={{ ...atEnd, display: onWide }}>{length}</TableCell>
    </TableRow>
  );
}
