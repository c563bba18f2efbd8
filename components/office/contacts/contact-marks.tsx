import Box from "@mui/material/Box";
import { IconDownload, IconHistory } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { Contact } from "@/lib/office/contacts/schema";
import { useContactTools } from "./contacts-tools";

/** What else can be done with the contact. */
export function ContactMarks({ contact }: { contact: Contact }) {
  const t = useTranslations("contacts");
  const { exportContacts, update } = useContactTools("actions");
  const isFrequent = contact.frequentlycontacted;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      <Button
        variant={isFrequent ? "tinted" : "text"}
        color={isFrequent ? "primary" : "inherit"}
        aria-pressed={isFrequent}
        onClick={() => update(contact, { frequentlycontacted: !isFrequent })}
      >
        <IconHistory size={20} aria-hidden />
        {t("frequent")}
      </Button>
      <Button color="inherit" onClick={() => exportContacts([contact])}>
        <IconDownload size={20} aria-hidden />
        {t("export.one")}
      </Button>
    </Box>
  );
}
