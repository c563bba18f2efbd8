import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import MenuItem from "@mui/material/MenuItem";
import Switch from "@mui/material/Switch";
import TextField from "@mui/material/TextField";
import { useTranslations } from "next-intl";
import { guards } from "./event-draft";
import { EventField, fieldElementId } from "./event-field";
import type { FieldsProps } from "./use-event-form";

const number = { slotProps: { htmlInput: { inputMode: "numeric", autoComplete: "off" } } } as const;
const pair = { display: "grid", gap: 2, gridTemplateColumns: { sm: "repeat(2, minmax(0, 1fr))" } };

/** How much guests may ask for, and what they may do beside. */
export function RuleFields(fields: FieldsProps) {
  const t = useTranslations("events");
  const { draft, write } = fields;
  return (
    <>
      <Box sx={pair}>
        <EventField name="waitingLimit" {...fields} {...number} />
        <EventField name="pauseSeconds" {...fields} {...number} />
      </Box>
      <Box sx={pair}>
        <TextField
          select
          id={fieldElementId("guard")}
          name="guard"
          label={t("fields.playedGuard")}
          value={draft.guard}
          onChange={({ target }) => {
            const guard = guards.find((known) => known === target.value);
            if (guard) write({ guard });
          }}
        >
          {guards.map((guard) => (
            <MenuItem key={guard} value={guard}>
              {t(`guard.${guard}`)}
            </MenuItem>
          ))}
        </TextField>
        {draft.guard === "minutes" && (
          <EventField name="playedGuardMinutes" {...fields} {...number} />
        )}
      </Box>
      {(["votes", "messages"] as const).map((name) => (
        <Box key={name}>
          <FormControlLabel
            control={
              <Switch
                checked={draft[name]}
                onChange={(_, checked) => write({ [name]: checked })}
                slotProps={{ input: { "aria-describedby": `${fieldElementId(name)}-hint` } }}
              />
            }
            label={t(`fields.${name}`)}
          />
          <FormHelperText id={`${fieldElementId(name)}-hint`} sx={{ mt: 0 }}>
            {t(`form.${name}Hint`)}
          </FormHelperText>
        </Box>
      ))}
    </>
  );
}
