import FormControl from "@mui/material/FormControl";
import FormLabel from "@mui/material/FormLabel";
import Rating from "@mui/material/Rating";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useBookingField } from "@/lib/office/forms/hooks";
import { gearItems } from "@/lib/office/forms/schema";
import { ColorPicks } from "./color-picks";
import { FieldGroup } from "./field-group";
import { PlanField } from "./plan-field";

/** The equipment, the lights, and how the night runs. */
export function LookFields() {
  const t = useTranslations("booking");
  const gearId = useId();
  const appealId = useId();
  const [gear, setGear] = useBookingField("gear");
  const [appeal, setAppeal] = useBookingField("appeal");
  return (
    <FieldGroup legend={t("groups.look")}>
      <ColorPicks />
      <FormControl sx={{ gap: 1 }}>
        <FormLabel id={gearId}>{t("fields.gear")}</FormLabel>
        <ToggleButtonGroup
          aria-labelledby={gearId}
          value={gear}
          onChange={(_, chosen) => setGear(chosen)}
          sx={{ flexWrap: "wrap", gap: 1 }}
        >
          {gearItems.map((item) => (
            <ToggleButton
              key={item}
              value={item}
              sx={{
                "&&": { border: 1, borderColor: "outline", borderRadius: 1, m: 0, px: 2 },
                "&&.Mui-selected": {
                  bgcolor: "primary.light",
                  borderColor: "primary.main",
                  color: "text.primary",
                },
              }}
            >
              {t(`gear.${item}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </FormControl>
      <FormControl component="fieldset" sx={{ gap: 0.5 }}>
        <FormLabel id={appealId} component="legend">
          {t("fields.appeal")}
        </FormLabel>
        <Rating
          name="appeal"
          value={appeal}
          onChange={(_, stars) => setAppeal(stars)}
          sx={{ fontSize: 40 }}
        />
      </FormControl>
      <PlanField />
    </FieldGroup>
  );
}
