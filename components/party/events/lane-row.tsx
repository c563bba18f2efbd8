import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useField } from "@/components/ui/form";
import { TextField } from "@/components/ui/text-field";
import type { LaneDraft } from "./event-draft";

/** One lane of the list. */
export function LaneRow({
  name,
  lane,
  label,
  spokenName,
  isFirst,
  isLast,
  onRename,
  onMove,
  onRemove,
}: {
  /** The name of its form field. */
  name: string;
  lane: LaneDraft;
  label: string;
  spokenName: string;
  isFirst: boolean;
  isLast: boolean;
  onRename: (typed: string) => void;
  onMove: (by: 1 | -1, button: HTMLElement) => void;
  onRemove: () => void;
}) {
  const t = useTranslations("events.form");
  const { error } = useField(name);
  return (
    <Box component="li" sx={{ display: "flex", gap: 0.5 }}>
      <input type="hidden" name="laneId" value={lane.id} />
      <TextField
        name={name}
        size="small"
        value={lane.name}
        onChange={({ target }) => onRename(target.value)}
        error={Boolean(error)}
        helperText={error}
        slotProps={{ htmlInput: { "aria-label": label, autoComplete: "off", dir: "auto" } }}
        sx={{ flex: 1, minWidth: 0, "& .MuiInputBase-root": { minHeight: 48 } }}
      />
      {/* Not `disabled` at the ends: a disabled button would lose the focus. */}
      <IconButton
        aria-label={t("moveUp", { lane: spokenName })}
        aria-disabled={isFirst}
        onClick={({ currentTarget }) => onMove(-1, currentTarget)}
        sx={deadEnd}
      >
        <IconArrowUp size={18} aria-hidden />
      </IconButton>
      <IconButton
        aria-label={t("moveDown", { lane: spokenName })}
        aria-disabled={isLast}
        onClick={({ currentTarget }) => onMove(1, currentTarget)}
        sx={deadEnd}
      >
        <IconArrowDown size={18} aria-hidden />
      </IconButton>
      <IconButton aria-label={t("removeLane", { lane: spokenName })} onClick={onRemove}>
        <IconTrash size={18} aria-hidden />
      </IconButton>
    </Box>
  );
}

const deadEnd = { "&[aria-disabled=true]": { opacity: 0.4, cursor: "default" } };
