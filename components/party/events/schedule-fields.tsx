import Box from "@mui/material/Box";
import { EventField } from "./event-field";
import { TimeZoneField } from "./time-zone-field";
import type { FieldsProps } from "./use-event-form";

/** Four digits for the year, as people write it. */
const moment = {
  type: "datetime-local",
  slotProps: { inputLabel: { shrink: true }, htmlInput: { max: "9999-12-31T23:59" } },
};

/** When requests open and close by themselves, on the clocks of the venue. */
export function ScheduleFields(fields: FieldsProps) {
  return (
    <>
      <Box
        sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "repeat(2, minmax(0, 1fr))" } }}
      >
        <EventField name="opensAt" {...fields} {...moment} />
        <EventField name="closesAt" {...fields} {...moment} />
      </Box>
      <TimeZoneField {...fields} />
    </>
  );
}
