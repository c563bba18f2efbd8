import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Route } from "next";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import type { z } from "zod/mini";
import { Button, ButtonLink } from "@/components/ui/button";
import { type FieldWords, Form } from "@/components/ui/form";
import { FormProblem } from "@/components/ui/form-problem";
import { onPlainClick } from "@/components/ui/plain-click";
import { useForm } from "@/lib/client/use-form";
import { type Step, steps } from "@/lib/office/forms/schema";
import { useBookingStore } from "@/lib/office/forms/store";
import { useBookingTools } from "./booking-tools";

type Props = {
  step: Step;
  schema: z.ZodMiniType;
  labels: FieldWords;
  wrong: FieldWords;
  submitLabel: string;
  onDone: () => void;
  /** Further ways on, before the main one. */
  more?: ReactNode;
  children: ReactNode;
};

/** One step of the enquiry: its fields, and the ways back and on. */
export function StepForm({ step, schema, more, submitLabel, onDone, children, ...words }: Props) {
  const t = useTranslations("booking");
  const { hrefOf, go, cancel, hasShown } = useBookingTools();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useForm(schema, async () => onDone(), {
    read: () => useBookingStore.getState().draft,
  });
  const former = steps[steps.indexOf(step) - 1];
  useEffect(() => {
    if (hasShown.current) heading.current?.focus();
    hasShown.current = true;
  }, [hasShown]);
  return (
    <Stack component={Form} form={form} {...words} sx={{ gap: 3 }}>
      <Typography
        ref={heading}
        tabIndex={-1}
        component="h3"
        variant="h5"
        sx={{ outline: "none", scrollMarginBlockStart: 96 }}
      >
        {t(`steps.${step}`)}
      </Typography>
      <FormProblem />
      {children}
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          gap: 1.5,
          "& > [type=submit]": { flexGrow: { xs: 1, sm: 0 } },
        }}
      >
        {former && (
          <ButtonLink
            href={hrefOf(former) as Route}
            variant="outlined"
            color="inherit"
            onClick={onPlainClick(() => go(former))}
          >
            {t("back")}
          </ButtonLink>
        )}
        {cancel && (
          <Button color="inherit" onClick={cancel}>
            {t("cancel.open")}
          </Button>
        )}
        <Box sx={{ flexGrow: 1, display: { xs: "none", sm: "block" } }} />
        {more}
        <Button type="submit" variant="contained">
          {submitLabel}
        </Button>
      </Box>
    </Stack>
  );
}
