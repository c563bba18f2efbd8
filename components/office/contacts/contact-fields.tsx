import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import { useTranslations } from "next-intl";
import { FormField, FormTextArea } from "@/components/ui/form-field";
import { SelectField } from "@/components/ui/select-field";
import { departments } from "@/lib/office/contacts/schema";
import type { Draft } from "./use-drafts";

/** Labels and errors of the fields, for the form around them. */
export function useFieldWords() {
  const t = useTranslations("contacts");
  return {
    labels: {
      firstname: t("fields.firstname"),
      lastname: t("fields.lastname"),
      company: t("fields.company"),
      department: t("fields.department"),
      phone: t("fields.phone"),
      email: t("fields.email"),
      address: t("fields.address"),
      notes: t("fields.notes"),
    },
    wrong: {
      firstname: t("wrong.firstname"),
      phone: t("wrong.phone"),
      email: t("wrong.email"),
    },
  };
}

/** The fields of a contact, new or known. */
export function ContactFields({ draft = {} }: { draft?: Draft | undefined }) {
  const t = useTranslations("contacts");
  const text = (name: string) => ({ name, defaultValue: draft[name] ?? "" });
  const asTyped = { dir: "auto", autoComplete: "off" };
  const latin = { dir: "ltr", autoComplete: "off" };
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "repeat(2, minmax(0, 1fr))" }}>
      <FormField {...text("firstname")} autoFocus {...asTyped} />
      <FormField {...text("lastname")} {...asTyped} />
      <FormField {...text("company")} {...asTyped} />
      <SelectField {...text("department")}>
        <MenuItem value="">{t("noDepartment")}</MenuItem>
        {departments.map((department) => (
          <MenuItem key={department} value={department}>
            {t(`filters.${department}`)}
          </MenuItem>
        ))}
      </SelectField>
      <FormField {...text("phone")} {...latin} type="tel" inputMode="tel" isWide />
      <FormField {...text("email")} {...latin} type="email" inputMode="email" isWide />
      <FormField {...text("address")} {...asTyped} isWide />
      <FormTextArea {...text("notes")} minRows={3} {...asTyped} isWide />
    </Box>
  );
}
