import { useTranslations } from "next-intl";
import { DialogForm, FormDialog } from "@/components/ui/form-dialog";
import { usePersistedDraft } from "@/components/ui/use-persisted-draft";
import { useForm } from "@/lib/client/use-form";
import { textsOf } from "@/lib/office/shop/rules";
import { newProductSchema, type Product } from "@/lib/office/shop/schema";
import { useListTools } from "./list-tools";
import { ProductFields } from "./product-fields";

/** The form of a new product, or of this one; full screen on phones. */
export function ProductDialog({ product }: { product: Product | undefined }) {
  const t = useTranslations("shop");
  const { keep, closeForm } = useListTools("actions");
  const draft = usePersistedDraft(product ? undefined : "product");
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
    <FormDialog title={t(product ? "form.edit" : "form.new")} onClose={closeForm}>
      <DialogForm
        form={form}
        labels={labels}
        wrong={wrong}
        fieldsRef={draft.ref}
        fieldsSx={{ gridTemplateColumns: { sm: "1fr 1fr" } }}
        cancel={t("form.cancel")}
        submit={t(product ? "form.save" : "form.add")}
        onCancel={leave}
      >
        <ProductFields textOf={textOf} />
      </DialogForm>
    </FormDialog>
  );
}
