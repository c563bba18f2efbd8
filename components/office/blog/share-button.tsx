import { IconShare3 } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { shareLink } from "@/components/ui/share-link";
import { AppError } from "@/lib/calls/errors";
import { useToasts } from "@/lib/client/use-toasts";

/** Shares the post's address in the device's own way, or copies it where there is none. */
export function ShareButton({ title }: { title: string }) {
  const t = useTranslations("blog");
  const toasts = useToasts();

  async function share() {
    const url = window.location.href.replace(/[?#].*$/, "");
    try {
      if ((await shareLink({ title, url })) === "copied") toasts.success(t("linkCopied"));
    } catch {
      toasts.error(new AppError("unexpected"));
    }
  }

  return (
    <Button variant="tinted" onClick={share}>
      <IconShare3 size={20} data-directional aria-hidden />
      {t("share")}
    </Button>
  );
}
