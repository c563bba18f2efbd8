import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { Duplicates } from "@/lib/office/contacts/duplicates";
import { nameOf } from "@/lib/office/contacts/rules";
import type { Contact } from "@/lib/office/contacts/schema";
import { ContactFace } from "./contact-face";

type Props = { group: Duplicates; onMerge: () => void };

/** Contacts that are probably one person, side by side to compare; the first one stays. */
export function DuplicateGroup({ group: { kept, gone, merged }, onMerge }: Props) {
  const t = useTranslations("contacts.duplicates");
  const name = nameOf(merged);
  return (
    <Box
      component="section"
      aria-label={name}
      sx={{
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        p: 1.5,
        display: "flex",
        flexDirection: { xs: "column", sm: "row" },
        alignItems: { sm: "center" },
        gap: 1.5,
      }}
    >
      <Box
        component="ul"
        sx={{ flex: 1, minWidth: 0, m: 0, p: 0, listStyle: "none", display: "grid", gap: 1.5 }}
      >
        {[kept, ...gone].map((contact) => (
          <Member key={contact.id} contact={contact} />
        ))}
      </Box>
      <Button variant="tinted" aria-label={t("mergeName", { name })} onClick={onMerge}>
        {t("merge")}
      </Button>
    </Box>
  );
}

function Member({ contact }: { contact: Contact }) {
  const { company, phone, email } = contact;
  return (
    <Box component="li" sx={{ display: "flex", alignItems: "center", gap: 1.5, minWidth: 0 }}>
      <ContactFace contact={contact} size={40} />
      <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        <Box dir="auto" sx={{ typography: "subtitle1", textAlign: "left" }}>
          {nameOf(contact)}
        </Box>
        {[company, phone, email].filter(Boolean).map((text) => (
          <Box key={text} sx={{ typography: "body2", color: "text.secondary" }}>
            <bdi>{text}</bdi>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
