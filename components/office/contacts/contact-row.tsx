import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { oneLine } from "@/components/ui/clamp";
import { nameOf } from "@/lib/office/contacts/rules";
import type { Contact } from "@/lib/office/contacts/schema";
import { ContactFace } from "./contact-face";
import { useContactTools } from "./contacts-tools";

/** A contact in the list: face, name, company and department. */
export function ContactRow({ contact }: { contact: Contact }) {
  const t = useTranslations("contacts");
  const { departmentText } = useContactTools("selection");
  const { company, department } = contact;
  const about = [company, departmentText(department)].filter(Boolean).join(" · ");
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1.5, minWidth: 0 }}>
      <ContactFace contact={contact} size={40} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box
          dir="auto"
          sx={{
            ...oneLine,
            typography: "subtitle1",
            fontSize: "0.9375rem",
            lineHeight: "1.25rem",
            textAlign: "left",
          }}
        >
          {nameOf(contact)}
        </Box>{" "}
        <Box
          dir="auto"
          sx={{ ...oneLine, typography: "body2", color: "text.secondary", textAlign: "left" }}
        >
          {about || t("noDepartment")}
        </Box>
      </Box>
    </Box>
  );
}
