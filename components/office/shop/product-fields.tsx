import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import type { SxProps } from "@mui/material/styles";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ColorMark } from "@/components/office/cart/color-mark";
import { FormField, FormTextArea } from "@/components/ui/form-field";
import { SelectField } from "@/components/ui/select-field";
import type { textsOf } from "@/lib/office/shop/rules";
import {
  colorNames,
  genders,
  knownColors,
  productCategories,
  productShapes,
} from "@/lib/office/shop/schema";

type Name = keyof ReturnType<typeof textsOf>;

/** What a product is made of. `textOf` has what a field begins with, several choices with commas between. */
export function ProductFields({ textOf }: { textOf: (name: Name) => string }) {
  const t = useTranslations("shop");
  const figure = { inputMode: "numeric", autoComplete: "off" } as const;
  const choiceOf = (name: Name) => textOf(name).split(",").filter(Boolean);
  return (
    <>
      <FormField
        name="title"
        defaultValue={textOf("title")}
        autoFocus
        required
        dir="auto"
        autoComplete="off"
        isWide
      />
      <FormTextArea
        name="description"
        defaultValue={textOf("description")}
        minRows={3}
        dir="auto"
        isWide
      />
      <FormField
        name="price"
        defaultValue={textOf("price")}
        required
        inputMode="decimal"
        autoComplete="off"
      />
      <FormField name="discount" defaultValue={textOf("discount")} required {...figure} />
      <FormField name="qty" defaultValue={textOf("qty")} required {...figure} />
      <ChoiceField name="gender" chosen={textOf("gender")} values={genders}>
        {(gender) => t(`genders.${gender}`)}
      </ChoiceField>
      <ChoiceField name="category" chosen={choiceOf("category")} values={productCategories}>
        {(category) => t(`categories.${category}`)}
      </ChoiceField>
      <ChoiceField name="shape" chosen={textOf("shape")} values={productShapes}>
        {(shape) => t(`shapes.${shape}`)}
      </ChoiceField>
      <ChoiceField name="colors" chosen={choiceOf("colors")} values={knownColors} sx={wide}>
        {(color) => (
          <Box
            component="span"
            sx={{ display: "inline-flex", gap: 1, alignItems: "center", marginInlineEnd: 1 }}
          >
            <ColorMark color={color} />
            {t(`colors.${colorNames[color]}`)}
          </Box>
        )}
      </ChoiceField>
    </>
  );
}

type ChoiceProps<Value> = {
  name: Name;
  /** A list where several may be chosen, of which one must be. */
  chosen: string | string[];
  values: readonly Value[];
  children: (value: Value) => ReactNode;
  sx?: SxProps;
};

function ChoiceField<Value extends string>({
  chosen,
  values,
  children,
  ...props
}: ChoiceProps<Value>) {
  const multiple = Array.isArray(chosen);
  return (
    <SelectField
      {...props}
      defaultValue={chosen}
      required={multiple}
      slotProps={{ select: { multiple } }}
    >
      {values.map((value) => (
        <MenuItem key={value} value={value}>
          {children(value)}
        </MenuItem>
      ))}
    </SelectField>
  );
}

const wide = { gridColumn: "1 / -1" } as const;
