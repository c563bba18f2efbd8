import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import { IconChevronDown } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "@/components/ui/button";
import { SongCell } from "./song-cell";
import { SongDetails } from "./song-details";
import { tableLooks } from "./table-looks";
import { useTableTools } from "./tables-tools";
import type { SongRow as Row } from "./use-song-table";

/** A song in the table, and what mixes with it where that is asked for. */
export function SongRow({ row }: { row: Row }) {
  const t = useTranslations("tables");
  const { columns } = useTableTools("table");
  const song = row.original;
  const { title } = song;
  const [isOpen, setIsOpen] = useState(false);
  const isPicked = row.getIsSelected();
  const detailsId = `details-${row.id}`;
  return (
    <>
      <tr aria-selected={isPicked}>
        <Box component="td" sx={tableLooks.narrow}>
          <Checkbox
            checked={isPicked}
            onChange={(_, isChecked) => row.toggleSelected(isChecked)}
            slotProps={{ input: { "aria-label": t("pick", { title }) } }}
          />
        </Box>
        {columns.map((column) => (
          <SongCell key={column} song={song} column={column} />
        ))}
        <Box component="td" sx={tableLooks.narrow}>
          <IconButton
            aria-label={t("detailsOf", { title })}
            aria-expanded={isOpen}
            {...(isOpen && { "aria-controls": detailsId })}
            onClick={() => setIsOpen(!isOpen)}
          >
            <IconChevronDown
              size={20}
              aria-hidden
              style={{ transform: isOpen ? "rotate(180deg)" : undefined }}
            />
          </IconButton>
        </Box>
      </tr>
      {isOpen && (
        <tr id={detailsId}>
          <td colSpan={columns.length + 2}>
            <SongDetails song={song} />
          </td>
        </tr>
      )}
    </>
  );
}
