import {
  IconDots,
  IconDownload,
  IconSortAscendingLetters,
  IconUpload,
  IconUsersGroup,
} from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { type ChangeEvent, useRef } from "react";
import { MenuIconButton } from "@/components/ui/menu-button";
import { contactOrders } from "@/lib/office/contacts/rules";
import { useContactTools } from "./contacts-tools";

/** What is done with all contacts: import, export, find duplicates, and their order. */
export function ContactsMenu() {
  const t = useTranslations("contacts");
  const { contacts } = useContactTools("selection");
  const { order } = useContactTools("filter");
  const { importFiles, exportContacts, openDuplicates, setOrder } = useContactTools("actions");
  const input = useRef<HTMLInputElement>(null);

  function handleFiles({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // The same file may be chosen again.
    target.value = "";
    if (files.length > 0) importFiles(files);
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".vcf,.vcard,text/vcard,text/x-vcard"
        aria-label={t("import.open")}
        onChange={handleFiles}
      />
      <MenuIconButton
        label={t("more")}
        choicesOf={() => [
          {
            key: "import",
            label: t("import.open"),
            icon: IconUpload,
            onChoose: () => input.current?.click(),
          },
          {
            key: "export",
            label: t("export.all"),
            icon: IconDownload,
            isDisabled: contacts.length === 0,
            onChoose: () => exportContacts(contacts),
          },
          {
            key: "duplicates",
            label: t("duplicates.open"),
            icon: IconUsersGroup,
            onChoose: openDuplicates,
          },
          ...contactOrders.map((by) => ({
            key: by,
            label: t(`sort.${by}`),
            icon: IconSortAscendingLetters,
            isChosen: by === order,
            onChoose: () => setOrder(by),
          })),
        ]}
        title={t("more")}
      >
        <IconDots size={22} aria-hidden />
      </MenuIconButton>
    </>
  );
}
