import { IconPlus } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useDeferredValue } from "react";
import { AreaFailed } from "@/components/office/desk/area-failed";
import { AreaFrame } from "@/components/office/desk/area-frame";
import { AreaPanes } from "@/components/office/desk/area-panes";
import { PanesSkeleton } from "@/components/office/desk/area-skeleton";
import { useAddress } from "@/components/office/desk/use-address";
import { useAreaKey } from "@/components/office/desk/use-area-key";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { useContacts } from "@/lib/office/contacts/hooks";
import type { Contact } from "@/lib/office/contacts/schema";
import { ContactDetail } from "./contact-detail";
import { ContactFilters } from "./contact-filters";
import { ContactList, ROW_HEIGHT } from "./contact-list";
import { ContactsMenu } from "./contacts-menu";
import { ContactsContext, TypingContext } from "./contacts-tools";
import { NothingOpen } from "./nothing-open";
import { orderOf, useTools } from "./use-tools";
import { useTransfer } from "./use-transfer";

const NOBODY: Contact[] = [];

/** Filters, a list of contacts, and the open one. */
export function ContactsArea() {
  const t = useTranslations("contacts");
  const labels = useTranslations("labels");
  const { params } = useAddress();
  const { contacts, error, retry } = useContacts(orderOf(params));
  const form = useLazyPart(() => import("./contact-dialog").then((part) => part.ContactDialog));
  const editor = useLazyPart(() => import("./contact-editor").then((part) => part.ContactEditor));
  const duplicates = useLazyPart(
    () => import("./duplicates-dialog").then((part) => part.DuplicatesDialog),
    { isFetchedAhead: false },
  );
  const transfer = useTransfer(contacts ?? NOBODY);
  const { outcome, report, importFiles, exportContacts, closeReport } = transfer;
  const current = useTools(contacts ?? NOBODY, {
    openForm: form.open,
    openEditor: editor.open,
    openDuplicates: duplicates.open,
    importFiles,
    exportContacts,
  });
  // What is typed is shown at once, and the panes when there is time, or a slow tablet would swallow letters.
  const rested = useDeferredValue(current);
  const searched = useDeferredValue(current.search);
  const tools = searched === current.search ? current : rested;
  const { chosen, shown } = tools;
  useAreaKey("n", form.open);

  return (
    <TypingContext value={current}>
      <ContactsContext value={tools}>
        <AreaFrame
          title={labels("Contacts")}
          action={{ label: t("new"), icon: IconPlus, onClick: form.open }}
          tools={<ContactsMenu />}
          isDetailOpen={!!chosen}
        >
          {contacts ? (
            <AreaPanes
              label={t("contact")}
              isDetailOpen={!!chosen}
              side={<ContactFilters isPane />}
              list={<ContactList />}
              detail={
                shown ? (
                  <ContactDetail key={shown.id} contact={shown} Editor={editor.Part} />
                ) : (
                  <NothingOpen />
                )
              }
            />
          ) : error ? (
            <AreaFailed title={t("failed")} error={error} onRetry={retry} />
          ) : (
            <PanesSkeleton label={t("contact")} rowHeight={ROW_HEIGHT} hasSide />
          )}
        </AreaFrame>
        {form.Part && <form.Part onClose={form.close} />}
        {duplicates.Part && <duplicates.Part onClose={duplicates.close} />}
        {report.Part && outcome && <report.Part outcome={outcome} onClose={closeReport} />}
      </ContactsContext>
    </TypingContext>
  );
}
