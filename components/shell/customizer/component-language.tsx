import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useCustomizer } from "@/lib/shell/customizer/hooks";
import { languageOf, packNames, packTags } from "@/lib/shell/i18n/packs";
import { Setting } from "./setting";

/**
 * The language of the labels that MUI's components bring along, by the names that their speakers give them. The
 * system's own list, in which one types to find, suits as many as these.
 */
export function ComponentLanguage() {
  const t = useTranslations("customizer");
  const labelId = useId();
  const hintId = useId();
  const picked = useCustomizer(({ choices }) => choices.componentLanguage);
  const inForce = useCustomizer(({ settings }) => settings.componentLanguage);
  const choose = useCustomizer((state) => state.choose);
  return (
    <Setting
      name="componentLanguage"
      labelId={labelId}
      {...(!picked && { value: packNames[inForce] })}
    >
      <FormControl fullWidth size="small">
        <NativeSelect
          value={picked ?? ""}
          onChange={({ target }) =>
            choose({ componentLanguage: packTags.find((tag) => tag === target.value) })
          }
          input={<OutlinedInput sx={{ minHeight: 48 }} />}
          // By the attribute: axe takes a control with a description for one that has nothing but that (label-title-only)
          // while the drawer still slides in and its visible name cannot be read.
          inputProps={{ "aria-label": t("componentLanguage"), "aria-describedby": hintId }}
        >
          <option value="">{t("options.automatic")}</option>
          {packTags.map((tag) => (
            <option key={tag} value={tag} lang={languageOf(tag)}>
              {packNames[tag]}
            </option>
          ))}
        </NativeSelect>
        <FormHelperText id={hintId}>{t("componentLanguageHint")}</FormHelperText>
      </FormControl>
    </Setting>
  );
}
