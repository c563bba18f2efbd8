import IconButton from "@mui/material/IconButton";
import { IconKeyboard, IconPencil } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { AreaFailed } from "@/components/office/desk/area-failed";
import { AreaFrame } from "@/components/office/desk/area-frame";
import { AreaPanes } from "@/components/office/desk/area-panes";
import { PanesSkeleton } from "@/components/office/desk/area-skeleton";
import { useAskedNew } from "@/components/shell/navigation/use-asked-new";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { yieldToPaint } from "@/lib/client/scheduling/yield-to-paint";
import { useEmails } from "@/lib/office/email/hooks";
import type { Person } from "@/lib/office/email/schema";
import { EmailList } from "./email-list";
import { ROW_HEIGHT } from "./email-row";
import { EmailContext, type EmailTools } from "./email-tools";
import { FilterNav } from "./filter-nav";
import { OpenEmail } from "./open-email";
import { useActs } from "./use-acts";
import { useTools } from "./use-tools";

/** Folders, the mails in one of them, and the open one. */
export function EmailArea({ people }: { people: readonly Person[] }) {
  const t = useTranslations("email");
  const labels = useTranslations("labels");
  const { emails, error, retry } = useEmails();
  const tools = useTools(emails ?? [], people);
  const keys = useLazyPart(() =>
    import("./email-keys-dialog").then((part) => part.EmailKeysDialog),
  );
  useActs(tools, keys.open);
  const { chosen, compose } = tools;
  useAsked(tools, emails !== undefined);
  useAskedNew(compose, emails !== undefined);

  return (
    <EmailContext value={tools}>
      <AreaFrame
        title={labels("Email")}
        action={{ label: t("new"), icon: IconPencil, onClick: compose }}
        tools={
          <IconButton
            aria-label={t("keysButton")}
            title={t("keysButton")}
            onClick={keys.open}
            sx={{ display: "none", "@media (pointer: fine)": { display: { sm: "inline-flex" } } }}
          >
            <IconKeyboard size={22} aria-hidden />
          </IconButton>
        }
        isDetailOpen={!!chosen}
      >
        {emails ? (
          <AreaPanes
            label={t("email")}
            isDetailOpen={!!chosen}
            side={<FilterNav />}
            list={<EmailList />}
            detail={<OpenEmail />}
          />
        ) : error ? (
          <AreaFailed title={t("failed")} error={error} onRetry={retry} />
        ) : (
          <PanesSkeleton label={t("email")} rowHeight={ROW_HEIGHT} />
        )}
      </AreaFrame>
      {keys.Part && <keys.Part onClose={keys.close} />}
    </EmailContext>
  );
}

/** Begins the mail that the address asks for, once the desk is there to keep it. */
function useAsked({ askedFor, composeTo }: EmailTools, isReady: boolean) {
  const write = useEffectEvent(composeTo);
  useEffect(() => {
    // Next.js hears of changes of the address only once the page stands.
    if (isReady && askedFor) yieldToPaint().then(() => write(askedFor));
  }, [isReady, askedFor]);
}
