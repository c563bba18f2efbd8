import Autocomplete from "@mui/material/Autocomplete";
import ListItemText from "@mui/material/ListItemText";
import TextField from "@mui/material/TextField";
import type { RawTimeZone } from "@vvo/tzdb";
import { useFormatter, useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import { useField } from "@/components/ui/form";
import { serverNow } from "@/lib/client/server-clock";
import { findZones, zoneLabel, zonesOf } from "@/lib/party/events/time-zones";
import type { EventDraft } from "./event-draft";

/** The time zone of the opening and closing times, found by city, country or a former name. */
export function TimeZoneField({ draft }: { draft: EventDraft }) {
  const t = useTranslations("events.form");
  const format = useFormatter();
  const { label, error } = useField("timeZone");
  const [timeZone, setTimeZone] = useState(draft.timeZone);
  const [known, setKnown] = useState<RawTimeZone[]>([]);
  const zones = useMemo(() => zonesOf(known, draft.timeZone), [known, draft.timeZone]);
  // Browsers use former names for some zones.
  const shown = known.find(({ group }) => group.includes(timeZone))?.name ?? timeZone;
  const now = new Date(serverNow());
  const time = format.dateTime(now, { timeStyle: "short", timeZone });

  // With the form, because a list that comes while somebody types would move under their finger.
  useEffect(() => {
    // Without it, the browser's own names are left to choose from.
    import("@vvo/tzdb").then(({ rawTimeZones }) => setKnown(rawTimeZones)).catch(() => {});
  }, []);

  return (
    <>
      {/* What is chosen: the field itself holds what people read, and what they have typed of it. */}
      <input type="hidden" name="zone" value={timeZone} />
      <Autocomplete
        disableClearable
        options={zones.map(({ name }) => name)}
        getOptionLabel={zoneLabel}
        filterOptions={(_, { inputValue }) => findZones(zones, inputValue).map(({ name }) => name)}
        value={shown}
        onChange={(_, chosen) => setTimeZone(chosen)}
        renderOption={({ key, ...option }, name) => (
          <li key={key} {...option}>
            <ListItemText
              primary={zoneLabel(name)}
              secondary={zones.find((zone) => zone.name === name)?.cities}
            />
          </li>
        )}
        // On the ground of what is chosen, the quiet colour is too pale to read.
        slotProps={{
          listbox: {
            sx: { "& [aria-selected=true] .MuiListItemText-secondary": { color: "inherit" } },
          },
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            name="timeZone"
            label={label}
            error={error !== undefined}
            helperText={error ?? t("zoneNow", { time })}
          />
        )}
      />
    </>
  );
}
