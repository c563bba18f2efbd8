import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { FormField } from "@/components/ui/form-field";
import { type Address, addressFields } from "@/lib/office/orders/schema";

/** What browsers call these fields when they fill them in. */
const known: Record<keyof Address, string> = {
  name: "name",
  street: "address-line1",
  postcode: "postal-code",
  city: "address-level2",
  country: "country-name",
};

type Props = { group: "delivery" | "billing"; texts: Record<string, string> };

/** The fields of one address. */
export function AddressFields({ group, texts }: Props) {
  const t = useTranslations("orders");
  const purpose = group === "delivery" ? "shipping" : "billing";
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1.5, fontWeight: 600 }}>
        {t(`groups.${group}`)}
      </Box>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 2fr" } }}>
        {addressFields.map((field) => (
          <FormField
            key={field}
            name={`${group}.${field}`}
            defaultValue={texts[`${group}.${field}`] ?? ""}
            dir="auto"
            autoComplete={`${purpose} ${known[field]}`}
            maxLength={200}
            isWide={field !== "postcode" && field !== "city"}
          />
        ))}
      </Box>
    </Box>
  );
}
