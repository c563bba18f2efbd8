import { IconShare3 } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy-text";
import { AppError } from "@/lib/calls/errors";
import { useToasts } from "@/lib/client/use-toasts";

/** Shares the post's address in the device's own way, or copies it where there is none. */
export function ShareButton({ title }: { title: string }) {
  const t = useTranslations("blog");
  const toasts = useToasts();

  async function share() {
    const url = window.location.href.replace(/[?#].*$/, "");
    // Only phones and some desktops have it, although the types promise it everywhere.
    const isOffered = "share" in navigator && navigator.canShare({ title, url });
    try {
      if (isOffered) return await navigator.share({ title, url });
      await copyText(url);
      toasts.success(t("linkCopied"));
    } catch (error) {
      // Closing the device's share sheet is not a failure.
      const isClosed = error instanceof Error && error.name === "AbortError";
      if (!isClosed) toasts.error(new AppError("unexpected"));
    }
  }

  return (
    <Button variant="tinted" onClick={share}>
      <IconShare3 size={20} data-directional aria-hidden />
      {t("share")}
    </Button>
  );
}
