import Typography from "@mui/material/Typography";
import { IconAlertTriangle, IconTrash } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { AreaNotice } from "@/components/office/desk/area-notice";
import { PaneBar } from "@/components/office/desk/pane-bar";
import { PaneCard } from "@/components/office/desk/pane-card";
import { IconButton } from "@/components/ui/button";
import { useWantedPart } from "@/components/ui/use-wanted-part";
import type { DeskEmail } from "@/lib/office/email/schema";
import { ComposerSkeleton } from "./composer-skeleton";
import { useEmailTools } from "./email-tools";

/** The open draft. Its form and editor load when one first opens. */
export function Composer({ email }: { email: DeskEmail }) {
  const t = useTranslations("email");
  const { close, discard } = useEmailTools("actions");
  const form = useWantedPart(() => import("./composer-form").then((part) => part.ComposerForm));

  return (
    <PaneCard>
      <PaneBar
        title={email.subject || t(email.answers?.kind ?? "new")}
        isOpen
        backLabel={t("back")}
        onBack={close}
        tools={
          <Typography
            component="h2"
            variant="h5"
            sx={{ display: { xs: "none", sm: "block" }, px: 1.5 }}
          >
            {t(email.answers?.kind ?? "new")}
          </Typography>
        }
      >
        <IconButton aria-label={t("discard")} title={t("discard")} onClick={() => discard(email)}>
          <IconTrash size={22} aria-hidden />
        </IconButton>
      </PaneBar>
      {form.Part ? (
        <form.Part email={email} />
      ) : form.hasFailed ? (
        <AreaNotice
          icon={IconAlertTriangle}
          title={t("editorFailed.title")}
          text={t("editorFailed.text")}
          action={{ label: t("tryAgain"), onClick: form.load }}
        />
      ) : (
        <ComposerSkeleton />
      )}
    </PaneCard>
  );
}
