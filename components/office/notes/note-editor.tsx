import Box from "@mui/material/Box";
import { IconTrash } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { ColorRadios } from "@/components/office/desk/color-radios";
import { PaneBar } from "@/components/office/desk/pane-bar";
import { PaneCard } from "@/components/office/desk/pane-card";
import { useDraft } from "@/components/office/desk/use-draft";
import { IconButton } from "@/components/ui/button";
import { useSync } from "@/lib/client/effects/use-change";
import { type ListedNote, titleOf } from "@/lib/office/notes/rules";
import { noteColors } from "@/lib/office/notes/schema";
import { NoteFoot } from "./note-foot";
import { useNoteTools } from "./notes-tools";

/** Longer texts are no notes, and would leave the desk no room for others. */
const LONGEST = 20_000;

/** The open note: colour, text and when it was changed. What is typed goes to the desk by itself. */
export function NoteEditor({ note }: { note: ListedNote }) {
  const t = useTranslations("notes");
  const { chosen } = useNoteTools("selection");
  const { close, remove, select, takeNew, update } = useNoteTools("actions");
  const { id, color } = note;
  const isOpen = chosen?.id === id;
  const field = useRef<HTMLTextAreaElement>(null);
  // On a phone the pane is hidden until the address names the note.
  useSync(isOpen, () => isOpen && takeNew(id) && field.current?.focus());
  const draft = useDraft(note.title, (title) => update(id, "title", title));
  return (
    <PaneCard
      sx={{
        backgroundImage: (theme) =>
          `linear-gradient(${theme.vars.palette[color].light}, transparent 320px)`,
      }}
    >
      <PaneBar
        title={titleOf(note) || t("untitled")}
        isOpen={isOpen}
        backLabel={t("back")}
        onBack={close}
        tools={
          <ColorRadios
            legend={t("colour")}
            colors={noteColors}
            labelOf={(known) => t(`colours.${known}`)}
            value={color}
            onChange={(next) => update(id, "color", next)}
          />
        }
      >
        <IconButton aria-label={t("delete")} title={t("delete")} onClick={() => remove(id)}>
          <IconTrash size={22} aria-hidden />
        </IconButton>
      </PaneBar>
      <Box
        component="textarea"
        ref={field}
        aria-label={t("text")}
        placeholder={t("placeholder")}
        dir="auto"
        maxLength={LONGEST}
        value={draft.value}
        onChange={({ target }) => draft.set(target.value)}
        onBlur={draft.flush}
        // The note stays open when another device adds one above it.
        onFocus={() => isOpen || select(id, false)}
        sx={{
          flex: 1,
          minHeight: 0,
          width: "100%",
          border: 0,
          outline: 0,
          resize: "none",
          bgcolor: "transparent",
          color: "text.primary",
          px: { xs: 2, sm: 2.5 },
          py: 1,
          font: "inherit",
          // Below 16 px, iPhones zoom into the field.
          fontSize: "1rem",
          lineHeight: 1.6,
          textAlign: "start",
          "&::placeholder": { color: "text.secondary", opacity: 1 },
          "&::first-line": { fontSize: "1.25rem", fontWeight: 600 },
        }}
      />
      <NoteFoot text={draft.value} changedAt={note.changedAt} />
    </PaneCard>
  );
}
