import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import { type ChangeEvent, useState } from "react";
import { useField } from "@/components/ui/form";
import { CODE_DIGITS } from "@/lib/account/two-factor/schema";

/**
 * Six digits in six boxes. It is one field under the boxes, so typing moves on, deleting moves back, a paste fills
 * them all, and phones offer the code by themselves. The sixth digit sends the form.
 */
export function CodeField() {
  const { label, error } = useField("code");
  const [code, setCode] = useState("");

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const digits = target.value.replace(/\D/g, "").slice(0, CODE_DIGITS);
    setCode(digits);
    // After React has put the digits into the field.
    if (digits.length === CODE_DIGITS && code.length < CODE_DIGITS) {
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
        {Array.from({ length: CODE_DIGITS }, (_, index) => (
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
              borderColor: error ? "error.main" : vars.palette.outline,
              bgcolor: "background.raised",
              typography: "h4",
              fontVariantNumeric: "tabular-nums",
              "div:has(> input:focus) > &": {
                outline: index === Math.min(code.length, CODE_DIGITS - 1) ? "2px solid" : "none",
                outlineColor: vars.palette.primary.main,
              },
            })}
          >
            {code[index]}
          </Box>
        ))}
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
