import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { useFormatter, useTranslations } from "next-intl";
import { songTable } from "@/components/party/library/song-table";
import { clamp } from "@/components/ui/clamp";
import { Cover } from "@/components/ui/cover";
import { isolated } from "@/components/ui/isolated";
import type { WishedSong, Wishes } from "@/lib/party/wishes/schema";

const onWide = { xs: "none", sm: "table-cell" } as const;
const onWidest = { xs: "none", md: "table-cell" } as const;

type Props = { songs: WishedSong[]; events: Wishes["events"]; isOfOne: boolean };

/** The wished songs, one to a row; a phone has the artist below the title. */
export function WishTable({ songs, events, isOfOne }: Props) {
  const t = useTranslations("wishes");
  const names = new Map(events.map(({ id, name }) => [id, name]));
  return (
    <Paper sx={{ px: 1, backgroundImage: "none", overflow: "hidden" }}>
      <Table aria-label={t("title")} sx={songTable}>
        <TableHead>
          <TableRow>
            <TableCell>{t("song")}</TableCell>
            <TableCell sx={{ display: onWide, width: "30%" }}>{t("artist")}</TableCell>
            {!isOfOne && (
              <TableCell sx={{ display: onWidest, width: "26%" }}>{t("nights")}</TableCell>
            )}
            <TableCell sx={{ width: 88, textAlign: "end" }}>{t("guests")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {songs.map((song) => (
            <WishRow
              key={`${song.title}\n${song.artist}`}
              song={song}
              nights={isOfOne ? undefined : song.events.flatMap((id) => names.get(id) ?? [])}
            />
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}

function WishRow({ song, nights }: { song: WishedSong; nights: string[] | undefined }) {
  const format = useFormatter();
  const { title, artist, guests } = song;
  return (
    <TableRow>
      <TableCell>
        <Box
          sx={{ display: "flex", alignItems: "center", gap: 1.5, minHeight: { xs: 60, sm: 48 } }}
        >
          <Cover words={`${title} ${artist}`} size={36} />
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Box dir="auto" title={title} sx={clamp(1)}>
              {title}
            </Box>
            <Box
              dir="auto"
              sx={{ ...clamp(1), display: { xs: "block", sm: "none" }, color: "text.secondary" }}
            >
              {artist}
            </Box>
          </Box>
        </Box>
      </TableCell>
      <TableCell sx={{ display: onWide }}>
        <Box dir="auto" title={artist} sx={clamp(1)}>
          {artist}
        </Box>
      </TableCell>
      {nights && (
        <TableCell sx={{ display: onWidest, color: "text.secondary" }}>
          <Box title={nights.join("\n")} sx={clamp(2)}>
            {format.list(nights.map(isolated))}
          </Box>
        </TableCell>
      )}
      <TableCell sx={{ textAlign: "end", fontVariantNumeric: "tabular-nums" }}>
        {format.number(guests)}
      </TableCell>
    </TableRow>
  );
}
