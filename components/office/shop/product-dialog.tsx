import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import MenuItem from "@mui/material/MenuItem";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useTranslations } from "next-intl";
import { ColorMark } from "@/components/office/cart/color-mark";
import { Form } from "@/components/ui/form";
import { FormField } from "@/components/ui/form-field";
import { SelectField } from "@/components/ui/select-field";
import { TitledDialog } from "@/components/ui/titled-dialog";
import { useKeptDraft } from "@/components/ui/use-kept-draft";
import { useForm } from "@/lib/client/use-form";
import { textsOf } from "@/lib/office/shop/rules";
import {
  colorNames,
  genders,
  knownColors,
  newProductSchema,
  type Product,
  productCategories,
  productShapes,
} from "@/lib/office/shop/schema";
import { useListTools } from "./list-tools";

/** The form of a new product, or of this one; full screen on phones. */
export function ProductDialog({ product }: { product: Product | undefined }) {
  const t = useTranslations("shop");
  const { keep, closeForm } = useListTools();
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down("sm"));
  const draft = useKeptDraft(product ? undefined : "product");
  const form = useForm(newProductSchema, async (written) => {
    leave();
    keep(written);
  });
  /** Without keeping what was typed. */
  function leave() {
    draft.drop();
    closeForm();
  }
  const texts = textsOf(product);
  const textOf = (name: keyof typeof texts) => draft.kept?.get(name) ?? texts[name];
  const choiceOf = (name: keyof typeof texts) => textOf(name).split(",").filter(Boolean);
  const labels = {
    title: t("list.columns.title"),
    description: t("form.description"),
    category: t("filters.category"),
    gender: t("filters.gender"),
    price: t("list.price"),
    discount: t("form.discount"),
    qty: t("form.qty"),
    shape: t("form.shape"),
    colors: t("form.colors"),
  };
  const wrong = {
    price: t("list.wrongPrice"),
    discount: t("form.wrongDiscount"),
    qty: t("form.wrongQty"),
  };
  const figure = { htmlInput: { inputMode: "numeric", autoComplete: "off" } } as const;
  return (
    <TitledDialog
      title={t(product ? "form.edit" : "form.new")}
      titleProps={{ variant: "h4" }}
      onClose={closeForm}
      staysOnTap
      fullScreen={isPhone}
      maxWidth="sm"
    >
      <Box
        component={Form}
        form={form}
        labels={labels}
        wrong={wrong}
        noValidate
        sx={{ display: "flex", flexDirection: "column", minHeight: 0, flex: 1 }}
      >
        <DialogContent ref={draft.ref} sx={fields}>
          <FormField
            name="title"
            defaultValue={textOf("title")}
            autoFocus
            required
            slotProps={{ htmlInput: { dir: "auto", autoComplete: "off" } }}
            sx={wide}
          />
          <FormField
            name="description"
            defaultValue={textOf("description")}
            multiline
            minRows={3}
            slotProps={{ htmlInput: { dir: "auto" } }}
            sx={wide}
          />
          <FormField
            name="price"
            defaultValue={textOf("price")}
            required
            slotProps={{ htmlInput: { inputMode: "decimal", autoComplete: "off" } }}
          />
          <FormField
            name="discount"
            defaultValue={textOf("discount")}
            required
            slotProps={figure}
          />
          <FormField name="qty" defaultValue={textOf("qty")} required slotProps={figure} />
          <SelectField name="gender" defaultValue={textOf("gender")}>
            {genders.map((gender) => (
              <MenuItem key={gender} value={gender}>
                {t(`genders.${gender}`)}
              </MenuItem>
            ))}
          </SelectField>
          <SelectField
            name="category"
            required
            defaultValue={choiceOf("category")}
            slotProps={{ select: { multiple: true } }}
          >
            {productCategories.map((category) => (
              <MenuItem key={category} value={category}>
                {t(`categories.${category}`)}
              </MenuItem>
            ))}
          </SelectField>
          <SelectField name="shape" defaultValue={textOf("shape")}>
            {productShapes.map((shape) => (
              <MenuItem key={shape} value={shape}>
                {t(`shapes.${shape}`)}
              </MenuItem>
            ))}
          </SelectField>
          <SelectField
            name="colors"
            required
            defaultValue={choiceOf("colors")}
            slotProps={{ select: { multiple: true } }}
            sx={wide}
          >
            {knownColors.map((color) => (
              <MenuItem key={color} value={color}>
                <Box
                  component="span"
                  sx={{ display: "inline-flex", gap: 1, alignItems: "center", marginInlineEnd: 1 }}
                >
                  <ColorMark color={color} />
                  {t(`colors.${colorNames[color]}`)}
                </Box>
              </MenuItem>
            ))}
          </SelectField>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5, pt: 1.5 }}>
          <Button color="inherit" size="large" onClick={leave}>
            {t("form.cancel")}
          </Button>
          <Button type="submit" variant="contained" size="large" loading={form.isBusy}>
            {t(product ? "form.save" : "form.add")}
          </Button>
        </DialogActions>
      </Box>
    </TitledDialog>
  );
}

const fields = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: { sm: "1fr 1fr" },
  alignContent: "start",
  "&&": { pt: 1 },
} as const;

const wide = { gridColumn: "1 / -1" } as const;
