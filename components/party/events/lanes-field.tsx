import Box from "@mui/material/Box";
import { IconPlus } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { type MouseEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { useFormState } from "@/components/ui/form";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { MAX_LANES } from "@/lib/party/events/schema";
import { type EventDraft, emptyLane, type LaneDraft } from "./event-draft";
import { LaneRow } from "./lane-row";

const laneName = (index: number) => `settings.lanes.${index}`;

/** The lanes in the DJ's order: rename, add, move, remove. */
export function LanesField({ draft }: { draft: EventDraft }) {
  const t = useTranslations("events.form");
  const { onEdit } = useFormState();
  const [lanes, setLanes] = useState(draft.lanes);
  const [said, setSaid] = useState("");
  const addButton = useRef<HTMLButtonElement>(null);

  const nameOf = (lane: LaneDraft, index: number) =>
    lane.name.trim() || t("lane", { number: index + 1 });

  function handleMove(from: number, by: number, button: HTMLElement) {
    const lane = lanes[from];
    const to = from + by;
    if (!lane || to < 0 || to >= lanes.length) return;
    flushSync(() => {
      setLanes(lanes.toSpliced(from, 1).toSpliced(to, 0, lane));
      setSaid(t("moved", { lane: nameOf(lane, from), place: to + 1, total: lanes.length }));
    });
    onEdit("laneId");
    // A row that moves in the DOM loses the focus.
    button.focus();
  }

  function handleAdd({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    flushSync(() => setLanes([...lanes, emptyLane()]));
    const added = form?.elements.namedItem(laneName(lanes.length));
    if (added instanceof HTMLElement) added.focus();
  }

  function handleRemove(id: string) {
    flushSync(() => setLanes(lanes.filter((lane) => lane.id !== id)));
    onEdit("laneId");
    addButton.current?.focus();
  }

  return (
    <>
      <Box component="ol" sx={{ display: "grid", gap: 1.5, listStyle: "none", m: 0, p: 0 }}>
        {lanes.map((lane, index) => (
          <LaneRow
            key={lane.id}
            name={laneName(index)}
            lane={lane}
            label={t("lane", { number: index + 1 })}
            spokenName={nameOf(lane, index)}
            isFirst={index === 0}
            isLast={index === lanes.length - 1}
            onRename={(name) => setLanes(lanes.with(index, { ...lane, name }))}
            onMove={(by, button) => handleMove(index, by, button)}
            onRemove={() => handleRemove(lane.id)}
          />
        ))}
      </Box>
      {lanes.length < MAX_LANES && (
        <Button ref={addButton} variant="tinted" onClick={handleAdd} size="medium" place="start">
          <IconPlus size={18} aria-hidden />
          {t("addLane")}
        </Button>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
