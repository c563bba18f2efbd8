import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import { IconPlayerPlay } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { FrameFields } from "@/components/account/auth/frame-fields";
import { Form } from "@/components/ui/form";
import { FormProblem } from "@/components/ui/form-problem";
import { useAuthForm } from "@/lib/account/auth/hooks";
import type { Frame } from "@/lib/account/auth/rules";

/** The demo's sign-in: one button and no fields. */
export function DemoDoor({ frame, next }: { frame: Frame; next: string }) {
  const t = useTranslations("accounts.demo");
  const form = useAuthForm("/api/auth/demo", () =>
    import("@/lib/account/demo/calls").then(({ demoCalls }) => demoCalls.enter),
  );
  return (
    <Form form={form} labels={{}}>
      <FrameFields frame={frame} next={next} />
      <FormProblem />
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        loading={form.isBusy}
        startIcon={<IconPlayerPlay size={20} aria-hidden />}
      >
        {t("enter")}
      </Button>
      <Divider sx={{ mt: 3 }}>{t("or")}</Divider>
    </Form>
  );
}
