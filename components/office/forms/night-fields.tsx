import FormControlLabel from "@mui/material/FormControlLabel";
import MenuItem from "@mui/material/MenuItem";
import Switch from "@mui/material/Switch";
import { useTranslations } from "next-intl";
import { SelectField } from "@/components/ui/select-field";
import { useBookingField } from "@/lib/office/forms/hooks";
import { occasions } from "@/lib/office/forms/schema";
import { BookingField, BookingTextArea } from "./booking-field";
import { FieldGroup } from "./field-group";
import { HoursSlider } from "./hours-slider";
import { useDayText } from "./use-day-text";

const dateProps = (type: "date" | "time") => ({
  type,
  isShrunk: true,
  ...(type === "date" && { max: "9999-12-31" }),
});

/** What is celebrated, when and where. */
export function NightFields() {
  const t = useTranslations("booking");
  const { dayText, spanText } = useDayText();
  const [occasion, setOccasion] = useBookingField("occasion");
  const [isOutdoors, setIsOutdoors] = useBookingField("isOutdoors");
  const [hours, setHours] = useBookingField("hours");
  const [day] = useBookingField("day");
  const [from] = useBookingField("from");
  const [until] = useBookingField("until");
  return (
    <FieldGroup legend={t("groups.night")}>
      <SelectField
        name="occasion"
        value={occasion}
        onChange={({ target }) =>
          setOccasion(occasions.find((known) => known === target.value) ?? "")
        }
      >
        <MenuItem value="">{t("unknown")}</MenuItem>
        {occasions.map((known) => (
          <MenuItem key={known} value={known}>
            {t(`occasions.${known}`)}
          </MenuItem>
        ))}
      </SelectField>
      <BookingField name="guests" type="number" inputMode="numeric" min={1} step={1} />
      <BookingField name="day" help={dayText(day)} {...dateProps("date")} />
      <BookingField name="starts" {...dateProps("time")} />
      <HoursSlider hours={hours} onChange={setHours} />
      <FormControlLabel
        label={t("fields.isOutdoors")}
        control={<Switch checked={isOutdoors} onChange={(_, isOn) => setIsOutdoors(isOn)} />}
      />
      <BookingField name="from" {...dateProps("date")} />
      <BookingField name="until" help={spanText(from, until)} {...dateProps("date")} />
      <BookingTextArea name="venue" maxRows={6} isWide dir="auto" />
    </FieldGroup>
  );
}
