import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { ColorRadios } from "@/components/office/desk/color-radios";
import { DialogForm, FormDialog } from "@/components/ui/form-dialog";
import { FormField } from "@/components/ui/form-field";
import { usePersistedDraft } from "@/components/ui/use-persisted-draft";
import { useForm } from "@/lib/client/use-form";
import {
  type AppointmentColor,
  appointmentColors,
  writtenSchema,
} from "@/lib/office/calendar/schema";
import { AppointmentActions } from "./appointment-actions";
import { useCalendarTools } from "./calendar-tools";
import { ColorMark } from "./color-mark";
import { useSpanFields } from "./use-span-fields";

/** The form of a new appointment, or of the one that the address names; full screen on phones. */
export function AppointmentDialog() {
  const t = useTranslations("calendar");
  const { chosen, draft } = useCalendarTools("form");
  const { timeZone } = useCalendarTools("view");
  const { add, update, closeForm } = useCalendarTools("actions");
  const { kept, ref, drop } = usePersistedDraft(chosen ? undefined : "appointment");
  const [color, setColor] = useState<AppointmentColor>(chosen?.color ?? colorIn(kept));
  const span = useSpanFields(chosen ?? draft, timeZone, draft?.isUsual ? kept : undefined);
  const schema = useMemo(() => writtenSchema(timeZone), [timeZone]);
  const form = useForm(schema, async (written) => {
    leave();
    if (chosen) update(chosen, written);
    else add(written);
  });
  /** Without keeping what was typed. */
  function leave() {
    drop();
    closeForm();
  }
  const labels = { title: t("form.title"), start: t("form.start"), end: t("form.end") };
  return (
    <FormDialog title={t(chosen ? "form.edit" : "new")} onClose={closeForm}>
      <DialogForm
        form={form}
        labels={labels}
        wrong={{ start: t("form.startWrong"), end: t("form.endWrong") }}
        fieldsRef={ref}
        cancel={t("form.cancel")}
        submit={t(chosen ? "form.save" : "form.add")}
        onCancel={leave}
        more={chosen && <AppointmentActions appointment={chosen} />}
      >
        <FormField
          name="title"
          autoFocus={!chosen}
          required
          defaultValue={chosen?.title ?? kept?.get("title") ?? ""}
          dir="auto"
          autoComplete="off"
        />
        <SpanFields span={span} />
        <ColorRadios
          legend={t("form.colour")}
          colors={appointmentColors}
          labelOf={(known) => t(`colours.${known}`)}
          markOf={(known) => <ColorMark color={known} size={12} />}
          name="color"
          value={color}
          onChange={setColor}
        />
      </DialogForm>
    </FormDialog>
  );
}

function colorIn(kept: URLSearchParams | undefined) {
  return appointmentColors.find((known) => known === kept?.get("color")) ?? "primary";
}

/** Begin and end, with or without a time of day. */
function SpanFields({ span }: { span: ReturnType<typeof useSpanFields> }) {
  const t = useTranslations("calendar.form");
  const momentProps = {
    required: true,
    type: span.allDay ? "date" : "datetime-local",
    isShrunk: true,
    max: span.allDay ? "9999-12-31" : "9999-12-31T23:59",
  };
  return (
    <>
      <FormControlLabel
        label={t("allDay")}
        control={
          <Switch
            name="allDay"
            checked={span.allDay}
            onChange={(_, isOn) => span.setAllDay(isOn)}
          />
        }
      />
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
        <FormField
          key={`start ${span.allDay}`}
          name="start"
          value={span.start}
          onChange={({ target }) => span.setStart(target.value)}
          {...momentProps}
        />
        <FormField
          key={`end ${span.allDay}`}
          name="end"
          value={span.end}
          onChange={({ target }) => span.setEnd(target.value)}
          {...momentProps}
        />
      </Box>
    </>
  );
}
