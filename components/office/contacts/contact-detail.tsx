import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { type ComponentType, memo, useState } from "react";
import { PaneBar } from "@/components/office/desk/pane-bar";
import { PaneCard } from "@/components/office/desk/pane-card";
import { nameOf } from "@/lib/office/contacts/rules";
import type { Contact } from "@/lib/office/contacts/schema";
import { ContactActions } from "./contact-actions";
import type { EditorProps } from "./contact-editor";
import { ContactFace } from "./contact-face";
import { ContactFacts } from "./contact-facts";
import { ContactMarks } from "./contact-marks";
import { ContactWays } from "./contact-ways";
import { useContactTools } from "./contacts-tools";

type Props = {
  contact: Contact;
  /** The form, once it has been loaded. */
  Editor: ComponentType<EditorProps> | undefined;
};

/** The open contact: who it is, how to reach them, and what is known; or the form to change that. */
export const ContactDetail = memo(function ContactDetail({ contact, Editor }: Props) {
  const t = useTranslations("contacts");
  const { chosen, drafts } = useContactTools("selection");
  const { close, edit } = useContactTools("actions");
  const [isBack, setIsBack] = useState(false);
  const draft = Editor && drafts.of(contact.id);

  function handleEdit() {
    setIsBack(true);
    edit(contact);
  }

  return (
    <PaneCard>
      <PaneBar
        title={nameOf(contact)}
        isOpen={chosen?.id === contact.id}
        backLabel={t("back")}
        onBack={close}
        tools={draft && <EditTitle />}
      >
        {!draft && <ContactActions contact={contact} isBack={isBack} onEdit={handleEdit} />}
      </PaneBar>
      {draft ? <Editor contact={contact} draft={draft} /> : <ContactView contact={contact} />}
    </PaneCard>
  );
});

/** Over the form. A phone's bar has no room for it, and names the contact. */
function EditTitle() {
  const t = useTranslations("contacts");
  return (
    <Typography component="h2" variant="h5" sx={{ display: { xs: "none", sm: "block" }, px: 1 }}>
      {t("edit")}
    </Typography>
  );
}

function ContactView({ contact }: { contact: Contact }) {
  const { departmentText } = useContactTools("selection");
  const { company, department } = contact;
  return (
    <Box sx={{ flex: 1, minHeight: 0, overflowY: "auto", px: { xs: 2, sm: 2.5 }, pb: 3 }}>
      <Box sx={{ display: "grid", justifyItems: "center", pb: 2.5, textAlign: "center" }}>
        <ContactFace contact={contact} size={88} />
        <Typography
          component="h2"
          variant="h3"
          dir="auto"
          sx={{ mt: 2, maxWidth: "100%", overflowWrap: "anywhere" }}
        >
          {nameOf(contact)}
        </Typography>
        <Typography sx={{ color: "text.secondary", maxWidth: "100%", overflowWrap: "anywhere" }}>
          {[company, departmentText(department)].filter(Boolean).join(" · ")}
        </Typography>
      </Box>
      <ContactWays contact={contact} />
      <Box sx={{ py: 2 }}>
        <ContactFacts contact={contact} />
      </Box>
      <ContactMarks contact={contact} />
    </Box>
  );
}
