import { IconPlus } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import type { ComponentType } from "react";
import { AreaFailed } from "@/components/office/desk/area-failed";
import { AreaFrame } from "@/components/office/desk/area-frame";
import { AreaPanes } from "@/components/office/desk/area-panes";
import { PanesSkeleton } from "@/components/office/desk/area-skeleton";
import { useAreaKey } from "@/components/office/desk/use-area-key";
import { useAddress } from "@/components/ui/use-address";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { useContacts } from "@/lib/office/contacts/hooks";
import type { Contact } from "@/lib/office/contacts/schema";
import { ContactDetail } from "./contact-detail";
import type { EditorProps } from "./contact-editor";
import { ContactFilters } from "./contact-filters";
import { ContactList, ROW_HEIGHT } from "./contact-list";
import { ContactsMenu } from "./contacts-menu";
import { ContactsProvider } from "./contacts-provider";
import { useContactTools } from "./contacts-tools";
import { NothingOpen } from "./nothing-open";
import { orderOf } from "./use-tools";
import { useTransfer } from "./use-transfer";

const NOBODY: Contact[] = [];

/** Filters, a list of contacts, and the open one. */
export function ContactsArea() {
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
  useAreaKey("n", form.open);
  const parts = {
    openForm: form.open,
    openEditor: editor.open,
    openDuplicates: duplicates.open,
    importFiles,
    exportContacts,
  };
  return (
    <ContactsProvider contacts={contacts ?? NOBODY} parts={parts}>
      <ContactsFrame
        isLoaded={contacts !== undefined}
        error={error}
        onRetry={retry}
        Editor={editor.Part}
      />
      {form.Part && <form.Part onClose={form.close} />}
      {duplicates.Part && <duplicates.Part onClose={duplicates.close} />}
      {report.Part && outcome && <report.Part outcome={outcome} onClose={closeReport} />}
    </ContactsProvider>
  );
}

type FrameProps = {
  isLoaded: boolean;
  error: Error | undefined;
  onRetry: () => void;
  Editor: ComponentType<EditorProps> | undefined;
};

function ContactsFrame({ isLoaded, error, onRetry, Editor }: FrameProps) {
  const t = useTranslations("contacts");
  const labels = useTranslations("labels");
  const { chosen, shown } = useContactTools("selection");
  const { openForm } = useContactTools("actions");
  return (
    <AreaFrame
      title={labels("Contacts")}
      action={{ label: t("new"), icon: IconPlus, onClick: openForm }}
      tools={<ContactsMenu />}
      isDetailOpen={!!chosen}
    >
      {isLoaded ? (
        <AreaPanes
          label={t("contact")}
          isDetailOpen={!!chosen}
          side={<ContactFilters isPane />}
          list={<ContactList />}
          detail={
            shown ? (
              <ContactDetail key={shown.id} contact={shown} Editor={Editor} />
            ) : (
              <NothingOpen />
            )
          }
        />
      ) : error ? (
        <AreaFailed title={t("failed")} error={error} onRetry={onRetry} />
      ) : (
        <PanesSkeleton label={t("contact")} rowHeight={ROW_HEIGHT} hasSide />
      )}
    </AreaFrame>
  );
}
