import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import { type ChangeEvent, useState } from "react";
import { useField, useFormState } from "@/components/ui/form";
import { CODE_DIGITS } from "@/lib/account/two-factor/schema";
import { latinDigits } from "@/lib/text/latin-digits";

/**
 * A one-time code of six digits. One input lies under the six boxes, so typing, deleting and pasting work as in any
 * field, and phones offer the code. The sixth digit submits the form.
 */
export function CodeField() {
  const { label, error } = useField("code");
  const { fields } = useFormState();
  const [code, setCode] = useState("");
  const [checked, setChecked] = useState(fields);

  // A wrong code makes room for the next one.
  if (fields !== checked) {
    setChecked(fields);
    if (fields.code?.includes("wrong_code")) setCode("");
  }

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const digits = digitsAfter(code, target.value);
    setCode(digits);
    // Runs after React has written the digits to the field.
    if (digits.length === CODE_DIGITS && digits !== code) {
      queueMicrotask(() => target.form?.requestSubmit());
    }
  }

  return (
    <div>
      <Box
        dir="ltr"
        sx={{
          position: "relative",
          display: "grid",
          gridTemplateColumns: `repeat(${CODE_DIGITS}, 1fr)`,
          gap: 1,
          maxWidth: 360,
        }}
      >
        <Digits code={code} isWrong={error !== undefined} />
        <Box
          component="input"
          id="code"
          name="code"
          value={code}
          onChange={handleChange}
          aria-label={label}
          aria-invalid={error !== undefined}
          aria-describedby={error && "code-problem"}
          autoComplete="one-time-code"
          inputMode="numeric"
          autoFocus
          required
          sx={{
            position: "absolute",
            inset: 0,
            opacity: 0,
            font: "inherit",
            fontSize: 16,
            border: 0,
            cursor: "text",
          }}
        />
      </Box>
      {error && (
        <FormHelperText id="code-problem" error>
          {error}
        </FormHelperText>
      )}
    </div>
  );
}

/** The boxes that show what the field above them holds, and where the next digit goes. */
function Digits({ code, isWrong }: { code: string; isWrong: boolean }) {
  const next = Math.min(code.length, CODE_DIGITS - 1);
  return Array.from({ length: CODE_DIGITS }, (_, index) => (
    <Box
      // biome-ignore lint/suspicious/noArrayIndexKey: the boxes never change places
      key={index}
      aria-hidden
      sx={({ vars }) => ({
        display: "grid",
        placeItems: "center",
        height: 56,
        borderRadius: 1,
        border: "1px solid",
        borderColor: isWrong ? "error.main" : vars.palette.outline,
        bgcolor: "background.raised",
        typography: "h4",
        fontVariantNumeric: "tabular-nums",
        "div:has(> input:focus) > &": {
          outline: index === next ? "2px solid" : "none",
          outlineColor: vars.palette.primary.main,
        },
      })}
    >
      {code[index]}
    </Box>
  ));
}

/** The digits of what was typed. Behind a complete code a new one begins, for example after a failed connection. */
function digitsAfter(code: string, typed: string) {
  const digits = latinDigits(typed).replace(/\D/g, "");
  const isNext = code.length === CODE_DIGITS && digits.startsWith(code) && digits !== code;
  return (isNext ? digits.slice(CODE_DIGITS) : digits).slice(0, CODE_DIGITS);
}
