import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Form } from "@/components/ui/form";
import { FormSummary } from "@/components/ui/form-summary";
import { useForm } from "@/lib/client/use-form";
import { useEventActions } from "@/lib/party/events/actions";
import type { DjEvent, NewEvent } from "@/lib/party/events/schema";
import { DetailFields } from "./detail-fields";
import { changeBetween } from "./event-change";
import { bodyOf, checkDraft, draftOf, formEventSchema, newDraft, readDraft } from "./event-draft";
import { useEventWords, useFirstLanes } from "./event-words";
import { FieldGroup } from "./field-group";
import { LanesField } from "./lanes-field";
import { RuleFields } from "./rule-fields";
import { ScheduleFields } from "./schedule-fields";

type Props = {
  /** The event to edit; undefined for a new one. */
  event: DjEvent | undefined;
  djName: string;
  onDone: () => void;
};

/** All settings of an event. */
export function EventForm({ event, djName, onDone }: Props) {
  const t = useTranslations("events.form");
  const { create, update } = useEventActions();
  const firstLanes = useFirstLanes();
  const [draft] = useState(() => (event ? draftOf(event) : newDraft(djName, firstLanes)));

  async function save({ id }: DjEvent, next: NewEvent, form: HTMLFormElement) {
    const [before, after] = [checkDraft(draft), checkDraft(readDraft(form))];
    // An event that today's schema would refuse is sent whole.
    const change = before && after ? changeBetween(before, after) : next;
    if (change) await update(id, change);
  }

  const form = useForm(
    formEventSchema,
    async (next, element) => {
      await (event ? save(event, next, element) : create(next));
      onDone();
    },
    { read: (element) => bodyOf(readDraft(element)) },
  );

  return (
    <Box
      component={Form}
      form={form}
      {...useEventWords()}
      noValidate
      sx={{ display: "flex", flexDirection: "column", minHeight: 0, flex: 1 }}
    >
      <DialogContent sx={{ display: "grid", gap: 3, alignContent: "start", pt: 0 }}>
        <FormSummary heading={(count) => t("check", { count })} />
        <FieldGroup legend={t("about")}>
          <DetailFields draft={draft} />
        </FieldGroup>
        <FieldGroup legend={t("when")} hint={t("timesHint")}>
          <ScheduleFields draft={draft} />
        </FieldGroup>
        <FieldGroup legend={t("rules")}>
          <RuleFields draft={draft} />
        </FieldGroup>
        <FieldGroup legend={t("lanes")} hint={t("lanesHint")}>
          <LanesField draft={draft} />
        </FieldGroup>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, pt: 1.5 }}>
        <Button color="inherit" onClick={onDone}>
          {t("cancel")}
        </Button>
        <Button type="submit" variant="contained" size="large" loading={form.isBusy}>
          {t(event ? "save" : "create")}
        </Button>
      </DialogActions>
    </Box>
  );
}
