import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/button";
import type { Contact } from "@/lib/office/contacts/schema";
import { useContactTools } from "./contacts-tools";
import { StarButton } from "./star-button";

type Props = {
  contact: Contact;
  /** Whether the form was just left: it had the focus. */
  isBack: boolean;
  onEdit: () => void;
};

/** What can be done with the open contact. */
export function ContactActions({ contact, isBack, onEdit }: Props) {
  const t = useTranslations("contacts");
  const { remove } = useContactTools("actions");
  return (
    <>
      <StarButton contact={contact} />
      <IconButton
        // The form that had the focus is gone.
        autoFocus={isBack}
        aria-label={t("edit")}
        title={t("edit")}
        onClick={onEdit}
      >
        <IconPencil size={20} aria-hidden />
      </IconButton>
      <IconButton aria-label={t("delete")} title={t("delete")} onClick={() => remove([contact])}>
        <IconTrash size={20} aria-hidden />
      </IconButton>
    </>
  );
}
