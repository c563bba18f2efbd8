import { IconPlus } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { AreaFailed } from "@/components/office/desk/area-failed";
import { AreaFrame } from "@/components/office/desk/area-frame";
import { AreaPanes } from "@/components/office/desk/area-panes";
import { PanesSkeleton } from "@/components/office/desk/area-skeleton";
import { useAreaKey } from "@/components/office/desk/use-area-key";
import { useAskedNew } from "@/components/shell/navigation/use-asked-new";
import { useNotes } from "@/lib/office/notes/hooks";
import { NoteEditor } from "./note-editor";
import { NoteList, ROW_HEIGHT } from "./note-list";
import { NotesContext } from "./notes-tools";
import { NothingOpen } from "./nothing-open";
import { useTools } from "./use-tools";

/** A list of notes beside the one that is being written. */
export function NotesArea() {
  const t = useTranslations("notes");
  const labels = useTranslations("labels");
  const { notes, error, retry } = useNotes();
  const tools = useTools(notes ?? []);
  const { add, chosen, shown } = tools;
  useAreaKey("n", add);
  useAskedNew(add, notes !== undefined);

  return (
    <NotesContext value={tools}>
      <AreaFrame
        title={labels("Notes")}
        action={{ label: t("new"), icon: IconPlus, onClick: add }}
        isDetailOpen={!!chosen}
      >
        {notes ? (
          <AreaPanes
            label={t("text")}
            isDetailOpen={!!chosen}
            list={<NoteList />}
            detail={shown ? <NoteEditor key={shown.id} note={shown} /> : <NothingOpen />}
          />
        ) : error ? (
          <AreaFailed title={t("failed")} error={error} onRetry={retry} />
        ) : (
          <PanesSkeleton label={t("text")} rowHeight={ROW_HEIGHT} />
        )}
      </AreaFrame>
    </NotesContext>
  );
}
