import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { IconDownload, IconHistory } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
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
        size="large"
        aria-pressed={isFrequent}
        startIcon={<IconHistory size={20} aria-hidden />}
        onClick={() => update(contact, { frequentlycontacted: !isFrequent })}
      >
        {t("frequent")}
      </Button>
      <Button
        color="inherit"
        size="large"
        startIcon={<IconDownload size={20} aria-hidden />}
        onClick={() => exportContacts([contact])}
      >
        {t("export.one")}
      </Button>
    </Box>
  );
}
