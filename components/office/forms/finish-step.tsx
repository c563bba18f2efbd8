import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import FormHelperText from "@mui/material/FormHelperText";
import { IconDownload } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { useField } from "@/components/ui/form";
import { useBooking, useBookingField } from "@/lib/office/forms/hooks";
import { reachable } from "@/lib/office/forms/rules";
import { targets as allTargets, finishSchema } from "@/lib/office/forms/schema";
import { useBookingTools } from "./booking-tools";
import { StepForm } from "./step-form";
import { SummaryList } from "./summary-list";

/** All of it once more, and what it is to become. */
export function FinishStep() {
  const t = useTranslations("booking");
  const { finish, download } = useBookingTools();
  return (
    <StepForm
      step="finish"
      schema={finishSchema}
      labels={{ targets: t("fields.targets"), hasAgreed: t("fields.hasAgreed") }}
      wrong={{ targets: t("wrong.targets"), hasAgreed: t("wrong.hasAgreed") }}
      submitLabel={t("finish")}
      onDone={finish}
      more={
        <Button variant="tinted" onClick={download}>
          <IconDownload size={20} aria-hidden />
          {t("download")}
        </Button>
      }
    >
      <SummaryList />
      <TargetBoxes />
      <AgreementBox />
    </StepForm>
  );
}

function TargetBoxes() {
  const t = useTranslations("booking");
  const labels = useTranslations("labels");
  const hintId = useId();
  const draft = useBooking();
  const { label, error } = useField("targets");
  const [targets, setTargets] = useBookingField("targets");
  const possible = reachable({ ...draft, targets: [...allTargets] });
  const names = {
    notes: labels("Notes"),
    contacts: labels("Contacts"),
    calendar: labels("Calendar"),
  };
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }} aria-describedby={hintId}>
      <Box component="legend" sx={{ p: 0, typography: "subtitle1" }}>
        {label}
      </Box>
      <FormGroup row>
        {allTargets.map((target) => (
          <FormControlLabel
            key={target}
            label={names[target]}
            disabled={!possible.includes(target)}
            sx={{ marginInlineEnd: 3 }}
            control={
              <Checkbox
                name="targets"
                checked={targets.includes(target) && possible.includes(target)}
                onChange={(_, isOn) =>
                  setTargets(
                    isOn ? [...targets, target] : targets.filter((known) => known !== target),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText id={hintId} error={!!error}>
        {error ?? (!possible.includes("calendar") && t("noDay"))}
      </FormHelperText>
    </Box>
  );
}

function AgreementBox() {
  const hintId = useId();
  const { label, error } = useField("hasAgreed");
  const [hasAgreed, setHasAgreed] = useBookingField("hasAgreed");
  return (
    <Box>
      <FormControlLabel
        label={label}
        required
        control={
          <Checkbox
            name="hasAgreed"
            checked={hasAgreed}
            onChange={(_, isOn) => setHasAgreed(isOn)}
            slotProps={{ input: { "aria-describedby": hintId, "aria-invalid": !!error } }}
          />
        }
      />
      <FormHelperText id={hintId} error={!!error}>
        {error}
      </FormHelperText>
    </Box>
  );
}
