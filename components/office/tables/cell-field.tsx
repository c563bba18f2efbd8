import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useRef, useState } from "react";
import { Field } from "@/components/ui/field";
import { readCell } from "@/lib/office/tables/rules";
import type { EditableColumn, Song } from "@/lib/office/tables/schema";
import { useTableTools } from "./tables-tools";

export type CellFieldProps = {
  song: Song;
  column: EditableColumn;
  name: string;
  /** Whether the focus goes back to where it was. */
  onClose: (isFocusKept: boolean) => void;
};

/** The field of a cell: Enter keeps what is typed, Escape what was there; so does leaving a value that is wrong. */
export function CellField({ song, column, name, onClose }: CellFieldProps) {
  const t = useTranslations("tables.wrong");
  const { setCell } = useTableTools("actions");
  const [typed, setTyped] = useState(String(song[column]));
  const [isWrong, setIsWrong] = useState(false);
  const isClosed = useRef(false);

  function keep(isFocusKept: boolean) {
    const value = readCell(column, typed);
    if (value === undefined && isFocusKept) return setIsWrong(true);
    isClosed.current = true;
    if (value !== undefined && value !== song[column]) setCell(song.id, column, value);
    onClose(isFocusKept);
  }
  function handleKey(event: KeyboardEvent) {
    // An input method uses Enter to choose its word.
    if (event.nativeEvent.isComposing) return;
    if (event.key !== "Enter" && event.key !== "Escape") return;
    // The button gets the focus back, and would be pressed by the same key.
    event.preventDefault();
    if (event.key === "Enter") return keep(true);
    isClosed.current = true;
    onClose(true);
  }

  return (
    <Box
      sx={{
        width: column === "title" || column === "artist" || isWrong ? 200 : 96,
        whiteSpace: "normal",
      }}
    >
      <Field
        autoFocus
        isSmall
        value={typed}
        error={isWrong ? t(column) : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => !isClosed.current && keep(false)}
        label={name}
        isLabelHidden
        dir="auto"
        maxLength={120}
        onKeyDown={handleKey}
        inputMode={
          column === "bpm" || column === "year" || column === "rating" ? "numeric" : "text"
        }
      />
    </Box>
  );
}
