import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { useId } from "react";
import { useCustomizer } from "@/lib/shell/customizer/hooks";
import type { Choices } from "@/lib/shell/customizer/schema";
import { Setting, type SettingName } from "./setting";
import { useIdleReason } from "./use-idle-reason";

type Option<Value> = {
  value: Value;
  label: string;
  lang?: string;
  /** Shown instead of the theme's own colour. */
  color?: string;
};

type Props<Name extends SettingName> = {
  name: Name;
  options: Option<Choices[Name]>[];
  /** What is in force on this page, where that may differ from the setting. */
  inForce?: Choices[Name];
};

export function SettingRadios<Name extends SettingName>({ name, options, inForce }: Props<Name>) {
  const labelId = useId();
  const idle = useIdleReason(name);
  const set = useCustomizer(({ choices, settings }) => choices[name] ?? settings[name]);
  const current = inForce ?? set;
  const choose = useCustomizer((state) => state.choose);
  return (
    <Setting name={name} labelId={labelId} idle={idle}>
      <RadioGroup
        name={name}
        aria-labelledby={labelId}
        value={String(current)}
        onChange={(_, picked) => {
          const option = options.find(({ value }) => String(value) === picked);
          if (option) choose({ [name]: option.value });
        }}
        sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 1 }}
      >
        {options.map(({ value, label, lang, color }) => (
          <FormControlLabel
            key={String(value)}
            value={String(value)}
            label={label}
            disabled={idle !== undefined}
            {...(lang && { lang })}
            control={<Radio size="small" {...(color && { sx: { "&&": { color } } })} />}
            sx={{
              m: 0,
              paddingInlineEnd: 1,
              borderRadius: 1,
              border: 1,
              borderColor: value === current ? "primary.main" : "divider",
              bgcolor: value === current ? "primary.light" : "transparent",
            }}
          />
        ))}
      </RadioGroup>
    </Setting>
  );
}
