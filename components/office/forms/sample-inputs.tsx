import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import MenuItem from "@mui/material/MenuItem";
import Rating from "@mui/material/Rating";
import Switch from "@mui/material/Switch";
import TextField from "@mui/material/TextField";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useToasts } from "@/lib/client/use-toasts";
import { occasions } from "@/lib/office/forms/schema";
import { FieldGrid } from "./field-grid";
import { HoursSlider } from "./hours-slider";
import type { InputState } from "./states-card";

/** One input of each kind. What is read-only can be focused, read and copied; what is disabled can't. */
export function SampleInputs({ state }: { state: Exclude<InputState, "loading"> }) {
  const t = useTranslations("booking");
  const toasts = useToasts();
  const [hours, setHours] = useState(5);
  const disabled = state === "disabled";
  const readOnly = state === "readOnly";
  const isWrong = state === "error";
  const error = isWrong ? t("states.wrong") : undefined;
  const field = { disabled, error: isWrong, helperText: error };
  return (
    <FieldGrid>
      <TextField
        {...field}
        label={t("fields.client")}
        defaultValue={isWrong ? "L" : "Lena Haddad"}
        slotProps={{ htmlInput: { readOnly, "aria-invalid": isWrong, dir: "auto" } }}
      />
      <TextField
        {...field}
        select
        label={t("fields.occasion")}
        defaultValue={isWrong ? "" : "wedding"}
        slotProps={{ select: { readOnly, inputProps: { "aria-readonly": readOnly } } }}
      >
        {occasions.map((known) => (
          <MenuItem key={known} value={known}>
            {t(`occasions.${known}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        {...field}
        multiline
        minRows={2}
        label={t("fields.venue")}
        defaultValue={isWrong ? "" : t("states.venue")}
        slotProps={{ htmlInput: { readOnly, dir: "auto" } }}
      />
      <HoursSlider
        hours={hours}
        disabled={disabled}
        onChange={(next) => readOnly || setHours(next)}
      />
      <div>
        <FormControlLabel
          label={t("fields.hasAgreed")}
          disabled={disabled}
          control={<LockedBox isLocked={readOnly} isWrong={isWrong} />}
        />
        <FormHelperText error>{error}</FormHelperText>
      </div>
      <FormControlLabel
        label={t("fields.isOutdoors")}
        disabled={disabled}
        control={<LockedSwitch isLocked={readOnly} />}
      />
      <Rating
        name="sample-appeal"
        {...(!isWrong && { defaultValue: 4 })}
        disabled={disabled}
        readOnly={readOnly}
        sx={{ fontSize: 40 }}
      />
      <Button
        variant="contained"
        disabled={disabled || readOnly}
        onClick={() =>
          isWrong ? toasts.show(t("states.checked")) : toasts.success(t("states.sent"))
        }
        place="start"
      >
        {t("states.send")}
      </Button>
    </FieldGrid>
  );
}

/** HTML has no read-only boxes: this one keeps its value, and says so. */
function LockedBox({ isLocked, isWrong, ...props }: { isLocked: boolean; isWrong: boolean }) {
  const [isOn, setIsOn] = useState(!isWrong);
  return (
    <Checkbox
      {...props}
      checked={isOn}
      onChange={(_, next) => isLocked || setIsOn(next)}
      slotProps={{ input: { "aria-readonly": isLocked, "aria-invalid": isWrong } }}
    />
  );
}

function LockedSwitch({ isLocked, ...props }: { isLocked: boolean }) {
  const [isOn, setIsOn] = useState(true);
  return (
    <Switch
      {...props}
      checked={isOn}
      onChange={(_, next) => isLocked || setIsOn(next)}
      slotProps={{ input: { "aria-readonly": isLocked } }}
    />
  );
}
