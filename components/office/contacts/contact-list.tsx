import { IconAddressBook } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { AreaList } from "@/components/office/desk/area-list";
import { AreaNotice } from "@/components/office/desk/area-notice";
import { ListPane } from "@/components/office/desk/list-pane";
import { NoMatches } from "@/components/office/desk/no-matches";
import { ContactFilters } from "./contact-filters";
import { ContactRow } from "./contact-row";
import styles from "./contact-row.module.css";
import { ContactSearch } from "./contact-search";
import { useContactTools } from "./contacts-tools";
import { PickBar } from "./pick-bar";
import { RowControls } from "./row-controls";

/** A row of 60 px and the gap below it. */
export const ROW_HEIGHT = 68;

/** Search, filters and the contacts that match. */
export const ContactList = memo(function ContactList() {
  const t = useTranslations("contacts");
  const { contacts, shown, hrefOf } = useContactTools("selection");
  const { listed, picks } = useContactTools("filter");
  const { select, remove, showAll } = useContactTools("actions");
  return (
    <ListPane>
      {picks.contacts.length > 0 ? <PickBar /> : <ContactSearch />}
      <ContactFilters />
      <AreaList
        label={t("list")}
        items={listed}
        selectedId={shown?.id}
        rowHeight={ROW_HEIGHT}
        hrefOf={hrefOf}
        onSelect={select}
        onRemove={(id) => remove(listed.filter((contact) => contact.id === id))}
        rowClass={() => styles.row}
        beside={(contact, isStop) => <RowControls contact={contact} isStop={isStop} />}
        none={contacts.length > 0 ? <NoMatches onShowAll={showAll} /> : <NoContacts />}
      >
        {(contact) => <ContactRow contact={contact} />}
      </AreaList>
    </ListPane>
  );
});

function NoContacts() {
  const t = useTranslations("contacts");
  const { openForm } = useContactTools("actions");
  return (
    <AreaNotice
      icon={IconAddressBook}
      title={t("empty.title")}
      text={t("empty.text")}
      action={{ label: t("new"), onClick: openForm }}
    />
  );
}
