import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { useForm } from "@/lib/client/use-form";
import { textsOf, typedAddresses } from "@/lib/office/orders/rules";
import { addressesSchema, addressFields } from "@/lib/office/orders/schema";
import { AddressFields } from "./address-fields";
import { useCheckoutTools } from "./checkout-tools";
import { KnownAddresses } from "./known-addresses";
import { StepFoot } from "./step-foot";
import { StepHeading } from "./step-heading";

/** The fields of a form by name. */
function textsIn(form: HTMLFormElement) {
  const texts = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(texts) as Record<string, string>;
}

/** The second step: where it goes, and who pays. What is typed is kept at once. */
export function AddressStep() {
  const t = useTranslations("orders");
  const { draft, keep, goTo } = useCheckoutTools();
  const { isBilledElsewhere, texts } = draft;
  // The fields begin with what is kept; another address needs other fields.
  const [filled, setFilled] = useState(0);
  const form = useForm(addressesSchema, async () => goTo("payment"), {
    read: (element) => typedAddresses({ texts: textsIn(element), isBilledElsewhere }),
  });
  const groups = ["delivery", "billing"] as const;
  const labels = groups.flatMap((group) =>
    addressFields.map((field) => [`${group}.${field}`, t(`fields.${field}`)] as const),
  );
  /** Also what is half typed, for a reload. */
  function handleInput({ target }: { target: EventTarget }) {
    const element = target instanceof Element && target.closest("form");
    if (element) keep({ texts: { ...texts, ...textsIn(element) } });
  }

  return (
    <Box onInput={handleInput}>
      <Box
        component={Form}
        form={form}
        labels={Object.fromEntries(labels)}
        wrong={{ "delivery.postcode": t("wrongPostcode"), "billing.postcode": t("wrongPostcode") }}
        sx={{ display: "grid", gap: 2 }}
      >
        <StepHeading step="address" />
        <KnownAddresses
          onChoose={(address) => {
            keep({ texts: { ...texts, ...textsOf(address, "delivery") } });
            setFilled(filled + 1);
          }}
        />
        <AddressFields key={filled} group="delivery" texts={texts} />
        <FormControlLabel
          control={
            <Checkbox
              checked={isBilledElsewhere}
              onChange={(_, isOn) => keep({ isBilledElsewhere: isOn })}
            />
          }
          label={t("billedElsewhere")}
        />
        {isBilledElsewhere && <AddressFields group="billing" texts={texts} />}
        <StepFoot
          back={
            <Button color="inherit" onClick={() => goTo("cart")}>
              {t("back")}
            </Button>
          }
        >
          <Button type="submit" variant="contained" isBusy={form.isBusy}>
            {t("continue")}
          </Button>
        </StepFoot>
      </Box>
    </Box>
  );
}
