import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import MenuItem from "@mui/material/MenuItem";
import Switch from "@mui/material/Switch";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { FormField } from "@/components/ui/form-field";
import { type EventDraft, guards } from "./event-draft";

const number = { slotProps: { htmlInput: { inputMode: "numeric", autoComplete: "off" } } } as const;
const pair = { display: "grid", gap: 2, gridTemplateColumns: { sm: "repeat(2, minmax(0, 1fr))" } };

/** How much guests may submit, and what they may do beside. */
export function RuleFields({ draft }: { draft: EventDraft }) {
  return (
    <>
      <Box sx={pair}>
        <FormField name="settings.waitingLimit" defaultValue={draft.waitingLimit} {...number} />
        <FormField name="settings.pauseSeconds" defaultValue={draft.pauseSeconds} {...number} />
      </Box>
      <GuardFields draft={draft} />
      <RuleSwitch name="votes" isOn={draft.votes} />
      <RuleSwitch name="messages" isOn={draft.messages} />
    </>
  );
}

/** For how long a played song cannot be requested again. */
function GuardFields({ draft }: { draft: EventDraft }) {
  const t = useTranslations("events");
  const [guard, setGuard] = useState<string>(draft.guard);
  return (
    <Box sx={pair}>
      <FormField
        select
        name="guard"
        label={t("fields.playedGuard")}
        defaultValue={draft.guard}
        onChange={({ target }) => setGuard(target.value)}
      >
        {guards.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {t(`guard.${choice}`)}
          </MenuItem>
        ))}
      </FormField>
      <FormField
        name="settings.playedGuardMinutes"
        defaultValue={draft.playedGuardMinutes}
        {...number}
        // Out of sight it keeps what was typed, for another change of mind.
        sx={{ ...(guard !== "minutes" && { display: "none" }) }}
      />
    </Box>
  );
}

function RuleSwitch({ name, isOn }: { name: "votes" | "messages"; isOn: boolean }) {
  const t = useTranslations("events");
  const hintId = useId();
  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            name={`settings.${name}`}
            defaultChecked={isOn}
            slotProps={{ input: { "aria-describedby": hintId } }}
          />
        }
        label={t(`fields.${name}`)}
      />
      <FormHelperText id={hintId} sx={{ mt: 0 }}>
        {t(`form.${name}Hint`)}
      </FormHelperText>
    </div>
  );
}
