import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useTranslations } from "next-intl";
import { DetailFields } from "./detail-fields";
import { FieldGroup } from "./field-group";
import { FormProblem } from "./form-problem";
import { LanesField } from "./lanes-field";
import { RuleFields } from "./rule-fields";
import { ScheduleFields } from "./schedule-fields";
import { type EventFormProps, useEventForm } from "./use-event-form";

/** Everything a DJ decides about an event. */
export function EventForm({ titleId, ...props }: EventFormProps & { titleId: string }) {
  const t = useTranslations("events.form");
  const { wrong, failure, isBusy, handleSubmit, ...fields } = useEventForm(props);
  const isNew = !props.event;

  return (
    <Box
      component="form"
      noValidate
      onSubmit={handleSubmit}
      sx={{ display: "flex", flexDirection: "column", minHeight: 0, flex: 1 }}
    >
      <DialogTitle id={titleId} variant="h4">
        {t(isNew ? "new" : "edit")}
      </DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 3, alignContent: "start" }}>
        <FormProblem wrong={wrong} failure={failure} />
        <FieldGroup legend={t("about")}>
          <DetailFields {...fields} />
        </FieldGroup>
        <FieldGroup legend={t("when")} hint={t("timesHint")}>
          <ScheduleFields {...fields} />
        </FieldGroup>
        <FieldGroup legend={t("rules")}>
          <RuleFields {...fields} />
        </FieldGroup>
        <FieldGroup legend={t("lanes")} hint={t("lanesHint")}>
          <LanesField {...fields} />
        </FieldGroup>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, pt: 1.5 }}>
        <Button color="inherit" onClick={props.onDone}>
          {t("cancel")}
        </Button>
        <Button type="submit" variant="contained" size="large" loading={isBusy}>
          {t(isNew ? "create" : "save")}
        </Button>
      </DialogActions>
    </Box>
  );
}
