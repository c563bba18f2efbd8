import Autocomplete from "@mui/material/Autocomplete";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { FormField } from "@/components/ui/form-field";
import type { EventDraft } from "./event-draft";

/** As people read it: New York rather than New_York. */
export function zoneLabel(timeZone: string) {
  return timeZone.replaceAll("_", " ");
}

/** Where the clocks are that opening and closing time go by. */
export function TimeZoneField({ draft }: { draft: EventDraft }) {
  const t = useTranslations("events.form");
  const format = useFormatter();
  const [timeZone, setTimeZone] = useState(draft.timeZone);
  // Browsers leave UTC out of their list, and know some places by a former name.
  const [zones] = useState(() => [
    ...new Set([timeZone, "UTC", ...Intl.supportedValuesOf("timeZone")]),
  ]);
  const time = format.dateTime(new Date(), { hour: "numeric", minute: "2-digit", timeZone });
  return (
    <>
      {/* What is chosen: the field itself holds what people read, and what they have typed of it. */}
      <input type="hidden" name="zone" value={timeZone} />
      <Autocomplete
        disableClearable
        options={zones}
        getOptionLabel={zoneLabel}
        value={timeZone}
        onChange={(_, chosen) => setTimeZone(chosen)}
        renderInput={(params) => (
          <FormField {...params} name="timeZone" helperText={t("zoneNow", { time })} />
        )}
      />
    </>
  );
}
