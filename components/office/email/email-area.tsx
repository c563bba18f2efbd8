import Box from "@mui/material/Box";
import { IconKeyboard, IconPencil } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { AreaFailed } from "@/components/office/desk/area-failed";
import { AreaFrame } from "@/components/office/desk/area-frame";
import { AreaPanes } from "@/components/office/desk/area-panes";
import { PanesSkeleton } from "@/components/office/desk/area-skeleton";
import { IconButton } from "@/components/ui/button";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { useEmails } from "@/lib/office/email/hooks";
import type { Person } from "@/lib/office/email/schema";
import { EmailList } from "./email-list";
import { EmailProvider } from "./email-provider";
import { ROW_HEIGHT } from "./email-row";
import { useEmailTools } from "./email-tools";
import { FilterNav } from "./filter-nav";
import { OpenEmail } from "./open-email";

/** Folders, the mails in one of them, and the open one. */
export function EmailArea({ people }: { people: readonly Person[] }) {
  const { emails, error, retry } = useEmails();
  const keys = useLazyPart(() =>
    import("./email-keys-dialog").then((part) => part.EmailKeysDialog),
  );
  return (
    <EmailProvider emails={emails} people={people} showKeys={keys.open}>
      <EmailFrame
        isLoaded={emails !== undefined}
        error={error}
        onRetry={retry}
        onKeys={keys.open}
      />
      {keys.Part && <keys.Part onClose={keys.close} />}
    </EmailProvider>
  );
}

type FrameProps = {
  isLoaded: boolean;
  error: Error | undefined;
  onRetry: () => void;
  onKeys: () => void;
};

function EmailFrame({ isLoaded, error, onRetry, onKeys }: FrameProps) {
  const t = useTranslations("email");
  const labels = useTranslations("labels");
  const { chosen } = useEmailTools("selection");
  const { compose } = useEmailTools("actions");
  return (
    <AreaFrame
      title={labels("Email")}
      action={{ label: t("new"), icon: IconPencil, onClick: compose }}
      tools={
        <Box sx={{ display: "none", "@media (pointer: fine)": { display: { sm: "block" } } }}>
          <IconButton aria-label={t("keysButton")} title={t("keysButton")} onClick={onKeys}>
            <IconKeyboard size={22} aria-hidden />
          </IconButton>
        </Box>
      }
      isDetailOpen={!!chosen}
    >
      {isLoaded ? (
        <AreaPanes
          label={t("email")}
          isDetailOpen={!!chosen}
          side={<FilterNav />}
          list={<EmailList />}
          detail={<OpenEmail />}
        />
      ) : error ? (
        <AreaFailed title={t("failed")} error={error} onRetry={onRetry} />
      ) : (
        <PanesSkeleton label={t("email")} rowHeight={ROW_HEIGHT} />
      )}
    </AreaFrame>
  );
}
