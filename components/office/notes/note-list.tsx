import { IconNote } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { AreaList } from "@/components/office/desk/area-list";
import { AreaNotice } from "@/components/office/desk/area-notice";
import { AreaSearch } from "@/components/office/desk/area-search";
import { ListPane } from "@/components/office/desk/list-pane";
import { NoMatches } from "@/components/office/desk/no-matches";
import { ColorFilter } from "./color-filter";
import { NoteCard } from "./note-card";
import styles from "./note-card.module.css";
import { useNoteTools } from "./notes-tools";

/** A card of 84 px and the gap below it. */
export const ROW_HEIGHT = 92;

/** Search, colours and the cards that match. */
export function NoteList() {
  const t = useTranslations("notes");
  const { notes, shown, hrefOf } = useNoteTools("selection");
  const { listed, search } = useNoteTools("filter");
  const { setSearch, select, remove, showAll } = useNoteTools("actions");
  return (
    <ListPane>
      <AreaSearch label={t("search")} value={search} onChange={setSearch} />
      <ColorFilter />
      <AreaList
        label={t("list")}
        items={listed}
        selectedId={shown?.id}
        rowHeight={ROW_HEIGHT}
        hrefOf={hrefOf}
        onSelect={(id) => select(id)}
        onRemove={remove}
        rowClass={({ color }) => `${styles.card} ${styles[color]}`}
        none={notes.length > 0 ? <NoMatches onShowAll={showAll} /> : <NoNotes />}
      >
        {(note) => <NoteCard note={note} />}
      </AreaList>
    </ListPane>
  );
}

function NoNotes() {
  const t = useTranslations("notes");
  const { add } = useNoteTools("actions");
  return (
    <AreaNotice
      icon={IconNote}
      title={t("empty.title")}
      text={t("empty.text")}
      action={{ label: t("new"), onClick: add }}
    />
  );
}
