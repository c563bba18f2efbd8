import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { fieldElementId } from "./event-field";
import type { FieldsProps } from "./use-event-form";

/** As people read it: New York rather than New_York. */
export function zoneLabel(timeZone: string) {
  return timeZone.replaceAll("_", " ");
}

/** Where the clocks are that opening and closing time go by. */
export function TimeZoneField({ draft: { timeZone }, write, errorOf }: FieldsProps) {
  const t = useTranslations("events");
  const format = useFormatter();
  // Browsers leave UTC out of their list, and know some places by a former name.
  const [zones] = useState(() => [
    ...new Set([timeZone, "UTC", ...Intl.supportedValuesOf("timeZone")]),
  ]);
  const error = errorOf("timeZone");
  const time = format.dateTime(new Date(), { hour: "numeric", minute: "2-digit", timeZone });
  return (
    <Autocomplete
      id={fieldElementId("timeZone")}
      disableClearable
      options={zones}
      getOptionLabel={zoneLabel}
      value={timeZone}
      onChange={(_, chosen) => write({ timeZone: chosen })}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t("fields.timeZone")}
          error={Boolean(error)}
          helperText={error ?? t("form.zoneNow", { time })}
        />
      )}
    />
  );
}
