import Box from "@mui/material/Box";
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { useField } from "@/components/ui/form";
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
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Field
          name={name}
          isSmall
          value={lane.name}
          onChange={({ target }) => onRename(target.value)}
          label={label}
          isLabelHidden
          error={error}
          autoComplete="off"
          dir="auto"
        />
      </Box>
      <IconButton
        aria-label={t("moveUp", { lane: spokenName })}
        disabled={isFirst}
        onClick={({ currentTarget }) => onMove(-1, currentTarget)}
      >
        <IconArrowUp size={18} aria-hidden />
      </IconButton>
      <IconButton
        aria-label={t("moveDown", { lane: spokenName })}
        disabled={isLast}
        onClick={({ currentTarget }) => onMove(1, currentTarget)}
      >
        <IconArrowDown size={18} aria-hidden />
      </IconButton>
      <IconButton aria-label={t("removeLane", { lane: spokenName })} onClick={onRemove}>
        <IconTrash size={18} aria-hidden />
      </IconButton>
    </Box>
  );
}
