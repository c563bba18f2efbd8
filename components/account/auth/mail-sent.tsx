import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { FormProblem } from "@/components/ui/form-problem";
import { useAuthForm } from "@/lib/account/auth/hooks";
import type { Frame } from "@/lib/account/auth/rules";
import type { AuthPageProps } from "@/lib/account/auth/schema";
import type { recoveryCalls } from "@/lib/account/recovery/calls";
import type { registrationCalls } from "@/lib/account/registration/calls";
import { AuthFrame } from "./auth-frame";
import { FrameFields } from "./frame-fields";

type Props = AuthPageProps & {
  frame: Frame;
  /** What to do with the mail. */
  intro: string;
  /** Sends it again. */
  call: typeof recoveryCalls.recover | typeof registrationCalls.confirmAgain;
  loadSchema: () => Promise<Props["call"]["body"]>;
  children: ReactNode;
};

/**
 * The page after a mail was asked for: to which address it goes, and a way to have it sent again. Without a mail
 * transport nothing is on its way, and the page tells the operator where to find it.
 */
export function MailSent({ intro, children, ...page }: Props) {
  const t = useTranslations("accounts");
  const { frame, hasOutbox, mailedTo, notice } = page;
  return (
    <AuthFrame
      frame={frame}
      title={t(hasOutbox ? "sent.outboxTitle" : "sent.title")}
      intro={hasOutbox ? t("sent.outbox") : intro}
    >
      {notice === "again" && <Alert severity="success">{t("notices.again")}</Alert>}
      {mailedTo && (
        <Typography sx={{ overflowWrap: "anywhere" }}>
          {t.rich("sent.to", {
            email: mailedTo,
            to: (email) => <bdi dir="ltr">{email}</bdi>,
          })}
        </Typography>
      )}
      {!hasOutbox && <Typography>{t("sent.missing")}</Typography>}
      {mailedTo && <AgainForm {...page} mailedTo={mailedTo} />}
      {children}
    </AuthFrame>
  );
}

function AgainForm({
  frame,
  next,
  problem,
  call,
  loadSchema,
  mailedTo,
}: Omit<Props, "intro" | "children"> & { mailedTo: string }) {
  const t = useTranslations("accounts");
  const form = useAuthForm(call, loadSchema, problem);
  return (
    <Stack component={Form} form={form} labels={{}} spacing={2}>
      <FrameFields frame={frame} next={next} />
      <input type="hidden" name="email" value={mailedTo} />
      <input type="hidden" name="again" value="on" />
      <FormProblem />
      <Button type="submit" variant="outlined" isBusy={form.isBusy}>
        {t("sent.again")}
      </Button>
    </Stack>
  );
}
