import { useTranslations } from "next-intl";
import { DialogForm, FormDialog } from "@/components/ui/form-dialog";
import { usePersistedDraft } from "@/components/ui/use-persisted-draft";
import { useForm } from "@/lib/client/use-form";
import { newContactSchema } from "@/lib/office/contacts/schema";
import { ContactFields, useFieldWords } from "./contact-fields";
import { useContactTools } from "./contacts-tools";

/** The form for a new contact; full screen on phones. */
export function ContactDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("contacts");
  const { add } = useContactTools("actions");
  const draft = usePersistedDraft("contact");
  const form = useForm(newContactSchema, async (contact) => {
    leave();
    add(contact);
  });
  /** Without keeping what was typed. */
  function leave() {
    draft.drop();
    onClose();
  }
  return (
    <FormDialog title={t("new")} onClose={onClose}>
      <DialogForm
        form={form}
        {...useFieldWords()}
        fieldsRef={draft.ref}
        cancel={t("form.cancel")}
        submit={t("form.add")}
        onCancel={leave}
      >
        <ContactFields draft={draft.kept && Object.fromEntries(draft.kept)} />
      </DialogForm>
    </FormDialog>
  );
}
