import Box from "@mui/material/Box";
import { useFormatter, useTranslations } from "next-intl";
import { lengthText } from "@/lib/office/tables/rules";
import { editableColumns, type Song, type SongColumn } from "@/lib/office/tables/schema";
import { EditableCell } from "./editable-cell";
import { Rating } from "./rating";

const NUMBERS: readonly SongColumn[] = ["bpm", "length", "year", "added"];

/** A value of a song, which can be corrected in its place where it is the visitor's to say. */
export function SongCell({ song, column }: { song: Song; column: SongColumn }) {
  const isNumber = NUMBERS.includes(column);
  const editable = editableColumns.find((known) => known === column);
  return (
    <Box component="td" sx={isNumber ? { fontVariantNumeric: "tabular-nums" } : undefined}>
      {editable ? (
        <EditableCell song={song} column={editable}>
          {editable === "rating" ? <Rating value={song.rating} /> : song[editable]}
        </EditableCell>
      ) : (
        <Plain song={song} column={column} />
      )}
    </Box>
  );
}

function Plain({ song, column }: { song: Song; column: SongColumn }) {
  const format = useFormatter();
  const t = useTranslations("tables");
  if (column === "genre") return t(`genres.${song.genre}`);
  if (column === "length") return lengthText(song.length);
  if (column !== "added") return song[column];
  const day = new Date(`${song.added}T12:00:00Z`);
  return format.dateTime(day, { dateStyle: "medium", timeZone: "UTC" });
}
