import Box from "@mui/material/Box";
import { useFormatter, useTranslations } from "next-intl";
import { FilterChip } from "@/components/office/desk/filter-chip";
import { type Note, noteColors } from "@/lib/office/notes/schema";
import { useNoteTools } from "./notes-tools";

/** Shows the notes of one colour, or all. */
export function ColorFilter() {
  const t = useTranslations("notes");
  const format = useFormatter();
  const { notes } = useNoteTools("selection");
  const { color: current, filterHref } = useNoteTools("filter");
  const { setColor } = useNoteTools("actions");
  const countOf = (color: Note["color"]) => notes.filter((note) => note.color === color).length;
  return (
    <Box
      component="nav"
      aria-label={t("filter")}
      sx={{ display: "flex", flexWrap: "wrap", gap: 0.5, "& > a": { px: 0.75 } }}
    >
      <FilterChip
        href={filterHref(undefined)}
        isCurrent={!current}
        onChoose={() => setColor(undefined)}
      >
        {t("all")} <span>{format.number(notes.length)}</span>
      </FilterChip>
      {noteColors.map((color) => (
        <FilterChip
          key={color}
          href={filterHref(color)}
          isCurrent={color === current}
          label={t("filterBy", { colour: t(`colours.${color}`), count: countOf(color) })}
          onChoose={() => setColor(color)}
        >
          <Box
            component="span"
            sx={{ width: 14, height: 14, borderRadius: "50%", bgcolor: `${color}.main` }}
          />
          {format.number(countOf(color))}
        </FilterChip>
      ))}
    </Box>
  );
}
