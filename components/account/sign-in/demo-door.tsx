import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import { IconPlayerPlay } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { FormProblem } from "@/components/account/auth/form-problem";
import { FrameFields } from "@/components/account/auth/frame-fields";
import { useAuthForm } from "@/lib/account/auth/hooks";
import type { Frame } from "@/lib/account/auth/rules";
import { enterDemoKey } from "@/lib/account/demo/calls";
import { enterDemoSchema } from "@/lib/account/demo/schema";

/** The demo's sign-in: one button, nothing to type. */
export function DemoDoor({ frame, next }: { frame: Frame; next: string }) {
  const t = useTranslations("accounts.demo");
  const { isBusy, formProps, ...state } = useAuthForm(enterDemoKey, enterDemoSchema);
  return (
    <Box component="form" {...formProps}>
      <FrameFields frame={frame} next={next} />
      <FormProblem {...state} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        loading={isBusy}
        startIcon={<IconPlayerPlay size={20} aria-hidden />}
      >
        {t("enter")}
      </Button>
      <Divider sx={{ mt: 3 }}>{t("or")}</Divider>
    </Box>
  );
}
