import { IconPlus } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { AreaFailed } from "@/components/office/desk/area-failed";
import { AreaFrame } from "@/components/office/desk/area-frame";
import { AreaPanes } from "@/components/office/desk/area-panes";
import { PanesSkeleton } from "@/components/office/desk/area-skeleton";
import { useAreaKey } from "@/components/office/desk/use-area-key";
import { useAskedNew } from "@/components/shell/navigation/use-asked-new";
import { useNotes } from "@/lib/office/notes/hooks";
import type { ListedNote } from "@/lib/office/notes/rules";
import { NoteEditor } from "./note-editor";
import { NoteList, ROW_HEIGHT } from "./note-list";
import { NotesProvider } from "./notes-provider";
import { useNoteTools } from "./notes-tools";
import { NothingOpen } from "./nothing-open";

const NONE: ListedNote[] = [];

/** A list of notes beside the one that is being written. */
export function NotesArea() {
  const { notes, error, retry } = useNotes();
  return (
    <NotesProvider notes={notes ?? NONE}>
      <NotesFrame isLoaded={notes !== undefined} error={error} onRetry={retry} />
    </NotesProvider>
  );
}

type FrameProps = { isLoaded: boolean; error: Error | undefined; onRetry: () => void };

function NotesFrame({ isLoaded, error, onRetry }: FrameProps) {
  const t = useTranslations("notes");
  const labels = useTranslations("labels");
  const { chosen, shown } = useNoteTools("selection");
  const { add } = useNoteTools("actions");
  useAreaKey("n", add);
  useAskedNew(add, isLoaded);
  return (
    <AreaFrame
      title={labels("Notes")}
      action={{ label: t("new"), icon: IconPlus, onClick: add }}
      isDetailOpen={!!chosen}
    >
      {isLoaded ? (
        <AreaPanes
          label={t("text")}
          isDetailOpen={!!chosen}
          list={<NoteList />}
          detail={shown ? <NoteEditor key={shown.id} note={shown} /> : <NothingOpen />}
        />
      ) : error ? (
        <AreaFailed title={t("failed")} error={error} onRetry={onRetry} />
      ) : (
        <PanesSkeleton label={t("text")} rowHeight={ROW_HEIGHT} />
      )}
    </AreaFrame>
  );
}
