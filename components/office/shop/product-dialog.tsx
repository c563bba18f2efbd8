import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useTranslations } from "next-intl";
import { Form } from "@/components/ui/form";
import { TitledDialog } from "@/components/ui/titled-dialog";
import { useKeptDraft } from "@/components/ui/use-kept-draft";
import { useForm } from "@/lib/client/use-form";
import { textsOf } from "@/lib/office/shop/rules";
import { newProductSchema, type Product } from "@/lib/office/shop/schema";
import { useListActions } from "./list-tools";
import { ProductFields } from "./product-fields";

/** The form of a new product, or of this one; full screen on phones. */
export function ProductDialog({ product }: { product: Product | undefined }) {
  const t = useTranslations("shop");
  const { keep, closeForm } = useListActions();
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
          <ProductFields textOf={textOf} />
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
