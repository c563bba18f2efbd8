import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TableSortLabel from "@mui/material/TableSortLabel";
import Typography from "@mui/material/Typography";
import { useFormatter, useTranslations } from "next-intl";
import { clamp, oneLine } from "@/components/ui/clamp";
import { Cover } from "@/components/ui/cover";
import { lengthText } from "@/components/ui/length-text";
import { Pressable } from "@/components/ui/pressable";
import { useDayText } from "@/components/ui/use-date-text";
import { withoutVersion } from "@/lib/party/library/catalogue/cut";
import type { ListedTrack, TrackOrder } from "@/lib/party/library/schema";
import { KeyChip } from "./key-chip";
import { orderChange } from "./order-choice";
import { songTable } from "./song-table";
import styles from "./track-table.module.css";
import { useLibraryView } from "./use-library-view";

const onWide = { xs: "none", sm: "table-cell" } as const;
const onPhone = { sm: "none" } as const;
/** Beside the playlists, or in large text, there may be no room for it. */
const whenWider = (than: string) =>
  ({ display: "none", [`@container (min-width: ${than})`]: { display: "table-cell" } }) as const;
const onRoomy = whenWider("46.25rem");
const onMiddling = whenWider("40rem");
const numbers = { textAlign: "end", fontVariantNumeric: "tabular-nums" } as const;

type Props = { label: string; tracks: ListedTrack[]; onOpen: (track: ListedTrack) => void };

/** Tracks, one to a row; on a phone each has three lines, and its tempo below its key. */
export function TrackTable({ label, tracks, onOpen }: Props) {
  const t = useTranslations("library.columns");
  return (
    <Table aria-label={label} sx={songTable}>
      <TableHead sx={{ display: { xs: "none", sm: "table-header-group" } }}>
        <TableRow>
          <SortableHead order="title" />
          <TableCell sx={{ display: onWide, width: "20%" }}>{t("artist")}</TableCell>
          <TableCell sx={{ ...numbers, display: onWide, width: "3.5rem" }}>{t("bpm")}</TableCell>
          <TableCell sx={{ width: { sm: "4.25rem", xl: "7rem" }, textAlign: "center" }}>
            {t("key")}
          </TableCell>
          <TableCell sx={{ ...numbers, ...onMiddling, width: "4rem" }}>{t("duration")}</TableCell>
          <SortableHead order="played" width="8.25rem" />
          <SortableHead order="requests" width="6.25rem" isAtEnd />
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

type HeadProps = { order: TrackOrder; width?: string; isAtEnd?: boolean };

function SortableHead({ order, width, isAtEnd = false }: HeadProps) {
  const t = useTranslations("library.columns");
  const { view, go } = useLibraryView();
  // What is searched comes in the order of how well it was met.
  const isActive = (view.order ?? (view.search ? undefined : "title")) === order;
  const direction = order === "title" ? "asc" : "desc";
  return (
    <TableCell
      sortDirection={isActive && direction}
      sx={{
        ...(width && { width }),
        ...(isAtEnd && { textAlign: "end" }),
        ...(order === "played" && onRoomy),
      }}
    >
      <TableSortLabel
        active={isActive}
        disabled={isActive}
        direction={direction}
        onClick={() => go({ order: orderChange(order), page: undefined })}
        sx={{
          minHeight: 44,
          ...(isAtEnd && { flexDirection: "row-reverse" }),
          "& .MuiTableSortLabel-icon": { width: 16, height: 16, ml: 0.5, mr: 0 },
        }}
      >
        {t(order)}
      </TableSortLabel>
    </TableCell>
  );
}

function TrackRow({ track, onOpen }: { track: ListedTrack; onOpen: Props["onOpen"] }) {
  const t = useTranslations("library");
  const format = useFormatter();
  const day = useDayText();
  const { artist, bpm, key, duration, requests, lastPlayedAt } = track;
  const length = duration === null ? "" : lengthText(Math.round(duration));
  const tempo = bpm === null ? "" : format.number(Math.round(bpm));
  const played = lastPlayedAt && day(lastPlayedAt);
  return (
    <TableRow hover>
      <TableCell>
        <Pressable className={styles.track} onClick={() => onOpen(track)}>
          <Cover words={`${track.title} ${artist}`} size={36} />
          <Box
            component="span"
            sx={{ minWidth: 0, flex: 1, display: "grid", gridTemplateColumns: "minmax(0, 1fr)" }}
          >
            <TitleOf track={track} />
            <PhoneLines track={track} length={length} played={played} />
          </Box>
        </Pressable>
      </TableCell>
      <TableCell sx={{ display: onWide }}>
        <Typography component="div" dir="auto" title={artist} sx={clamp(1)}>
          {artist}
        </Typography>
      </TableCell>
      <TableCell sx={{ ...numbers, display: onWide }}>{tempo}</TableCell>
      <TableCell sx={{ width: { xs: 92, sm: "auto" } }}>
        <Box sx={{ display: "grid", justifyItems: { xs: "end", sm: "center" } }}>
          {key && <KeyChip camelot={key} />}
          {tempo && (
            <Box component="bdi" sx={{ display: onPhone, color: "text.secondary" }}>
              {t("tempo", { bpm: tempo })}
            </Box>
          )}
        </Box>
      </TableCell>
      <TableCell sx={{ ...numbers, ...onMiddling, color: "text.secondary" }}>{length}</TableCell>
      <TableCell sx={{ ...onRoomy, color: "text.secondary", whiteSpace: "nowrap" }}>
        {played ?? t("never")}
      </TableCell>
      <TableCell
        sx={{ ...numbers, display: onWide, ...(requests === 0 && { color: "text.secondary" }) }}
      >
        {format.number(requests)}
      </TableCell>
    </TableRow>
  );
}

type LinesProps = { track: ListedTrack; length: string; played: string | null };

/** What a phone has no columns for: artist and length, requests and the day of the last play. */
function PhoneLines({ track: { artist, requests }, length, played }: LinesProps) {
  const t = useTranslations("library");
  const figures = [requests > 0 && t("requests", { count: requests }), played].filter(Boolean);
  return (
    <>
      <Box component="span" sx={{ display: { xs: "flex", sm: "none" }, gap: 0.5 }}>
        <Box component="span" dir="auto" sx={oneLine}>
          {artist}
        </Box>
        {length && (
          <Box component="span" sx={{ flex: "none", color: "text.secondary" }}>
            {artist && "· "}
            <bdi>{length}</bdi>
          </Box>
        )}
      </Box>
      {figures.length > 0 && (
        <Box
          component="span"
          sx={{ ...oneLine, display: { xs: "block", sm: "none" }, color: "text.secondary" }}
        >
          {figures.join(" · ")}
        </Box>
      )}
    </>
  );
}

/** The title, with its version dim behind it. */
function TitleOf({ track: { title } }: { track: ListedTrack }) {
  const core = withoutVersion(title);
  const isStart = title.startsWith(core);
  return (
    <Box component="span" dir="auto" title={title} sx={clamp(1)}>
      {isStart ? core : title}
      {isStart && title.length > core.length && (
        <Box component="span" sx={{ color: "text.secondary" }}>
          {title.slice(core.length)}
        </Box>
      )}
    </Box>
  );
}
