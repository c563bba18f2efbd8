import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import MenuItem from "@mui/material/MenuItem";
import Switch from "@mui/material/Switch";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useFormState } from "@/components/ui/form";
import { FormField } from "@/components/ui/form-field";
import { SelectField } from "@/components/ui/select-field";
import { queueViews } from "@/lib/party/events/schema";
import { type EventDraft, guards } from "./event-draft";

const number = { inputMode: "numeric", autoComplete: "off" } as const;
const pair = { display: "grid", gap: 2, gridTemplateColumns: { sm: "repeat(2, minmax(0, 1fr))" } };

/** The limits for guests, and what else they may do. */
export function RuleFields({ draft }: { draft: EventDraft }) {
  return (
    <>
      <Box sx={pair}>
        <FormField name="settings.waitingLimit" defaultValue={draft.waitingLimit} {...number} />
        <FormField name="settings.pauseSeconds" defaultValue={draft.pauseSeconds} {...number} />
      </Box>
      <GuardFields draft={draft} />
      <RuleSwitch rule="votes" isOn={draft.votes} />
      <RuleSwitch rule="messages" isOn={draft.messages} />
      <RuleSwitch rule="explicit" isOn={draft.explicit} />
      <RuleSwitch rule="library" name="library" isOn={draft.library} />
      <RuleSwitch rule="newPhones" name="newPhones" isOn={draft.newPhones} />
      <input type="hidden" name="settings.doorClosedAt" value={draft.doorClosedAt} />
      <QueueViewField draft={draft} />
    </>
  );
}

/** What guests see of the queue. */
function QueueViewField({ draft }: { draft: EventDraft }) {
  const t = useTranslations("events");
  const { onEdit } = useFormState();
  const [view, setView] = useState(draft.queueView);
  return (
    <SelectField
      name="settings.queueView"
      label={t("fields.queueView")}
      defaultValue={draft.queueView}
      onChange={({ target }) => {
        setView(queueViews.find((one) => one === target.value) ?? "exact");
        onEdit("settings.queueView");
      }}
      helperText={t(`queueViewHint.${view}`)}
    >
      {queueViews.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {t(`queueView.${choice}`)}
        </MenuItem>
      ))}
    </SelectField>
  );
}

/** How long a played song cannot be requested again. */
function GuardFields({ draft }: { draft: EventDraft }) {
  const t = useTranslations("events");
  const { onEdit } = useFormState();
  const [guard, setGuard] = useState<string>(draft.guard);
  return (
    <Box sx={pair}>
      <SelectField
        name="guard"
        label={t("fields.playedGuard")}
        defaultValue={draft.guard}
        onChange={({ target }) => {
          setGuard(target.value);
          onEdit("guard");
        }}
      >
        {guards.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {t(`guard.${choice}`)}
          </MenuItem>
        ))}
      </SelectField>
      {/* Hidden, it keeps what was typed, in case the DJ switches back. */}
      <Box sx={{ display: guard === "minutes" ? "block" : "none" }}>
        <FormField
          name="settings.playedGuardMinutes"
          defaultValue={draft.playedGuardMinutes}
          {...number}
        />
      </Box>
    </Box>
  );
}

type RuleSwitchProps = {
  rule: "votes" | "messages" | "explicit" | "library" | "newPhones";
  name?: string;
  isOn: boolean;
};

function RuleSwitch({ rule, name = `settings.${rule}`, isOn }: RuleSwitchProps) {
  const t = useTranslations("events");
  const hintId = useId();
  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            name={name}
            defaultChecked={isOn}
            slotProps={{ input: { "aria-describedby": hintId } }}
          />
        }
        label={t(`fields.${rule}`)}
      />
      <FormHelperText id={hintId} sx={{ mt: 0 }}>
        {t(`form.${rule}Hint`)}
      </FormHelperText>
    </div>
  );
}
