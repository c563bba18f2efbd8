import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { IconHistory } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import type { Contact } from "@/lib/office/contacts/schema";
import { useContactsTools } from "./contacts-tools";

/** What else the contact can be set to. */
export function ContactMarks({ contact }: { contact: Contact }) {
  const t = useTranslations("contacts");
  const { update } = useContactsTools();
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
    </Box>
  );
}
