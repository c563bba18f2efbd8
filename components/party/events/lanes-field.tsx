import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { IconPlus } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { MAX_LANES } from "@/lib/party/events/schema";
import { emptyLane, type LaneDraft } from "./event-draft";
import { fieldElementId } from "./event-field";
import { LaneRow } from "./lane-row";
import type { FieldsProps } from "./use-event-form";

/** The lanes in the DJ's order: named, added, moved and removed. */
export function LanesField({ draft: { lanes }, write, errorOf }: FieldsProps) {
  const t = useTranslations("events.form");
  const [said, setSaid] = useState("");
  const addButton = useRef<HTMLButtonElement>(null);

  const nameOf = (lane: LaneDraft, index: number) =>
    lane.name.trim() || t("lane", { number: index + 1 });

  function handleMove(from: number, by: number, button: HTMLElement) {
    const lane = lanes[from];
    const to = from + by;
    if (!lane || to < 0 || to >= lanes.length) return;
    flushSync(() => {
      write({ lanes: lanes.toSpliced(from, 1).toSpliced(to, 0, lane) });
      setSaid(t("moved", { lane: nameOf(lane, from), place: to + 1, total: lanes.length }));
    });
    // A row that has moved in the document has lost the focus.
    button.focus();
  }

  function handleAdd() {
    flushSync(() => write({ lanes: [...lanes, emptyLane()] }));
    document.getElementById(fieldElementId(`lanes.${lanes.length}`))?.focus();
  }

  function handleRemove(id: string) {
    flushSync(() => write({ lanes: lanes.filter((lane) => lane.id !== id) }));
    addButton.current?.focus();
  }

  return (
    <>
      <Box component="ol" sx={{ display: "grid", gap: 1.5, listStyle: "none", m: 0, p: 0 }}>
        {lanes.map((lane, index) => (
          <LaneRow
            key={lane.id}
            id={fieldElementId(`lanes.${index}`)}
            lane={lane}
            label={t("lane", { number: index + 1 })}
            spokenName={nameOf(lane, index)}
            isFirst={index === 0}
            isLast={index === lanes.length - 1}
            error={errorOf(`lanes.${index}`)}
            onRename={(name) => write({ lanes: lanes.with(index, { ...lane, name }) })}
            onMove={(by, button) => handleMove(index, by, button)}
            onRemove={() => handleRemove(lane.id)}
          />
        ))}
      </Box>
      {lanes.length < MAX_LANES && (
        <Button
          ref={addButton}
          variant="tinted"
          startIcon={<IconPlus size={18} aria-hidden />}
          onClick={handleAdd}
          sx={{ justifySelf: "start" }}
        >
          {t("addLane")}
        </Button>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
