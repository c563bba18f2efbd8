import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { usePostpone } from "@/lib/party/guests/backing-hooks";
import type { GuestRequest } from "@/lib/party/requests/schema";
import { PLAIN_ACTIONS } from "./plain-form";

type Props = { code: string; request: GuestRequest; variant: "text" | "tinted" };

/** Lets another song go before the guest's own, which keeps its turn. */
export function NotNowButton({ code, request: { id, title }, variant }: Props) {
  const t = useTranslations("requests.promise");
  const postpone = usePostpone(code);
  return (
    <Button
      variant={variant}
      color="inherit"
      type="submit"
      formAction={PLAIN_ACTIONS.notNow}
      name="id"
      value={id}
      size={variant === "text" ? "small" : "medium"}
      aria-label={t("notNowSong", { title })}
      onClick={(event) => {
        event.preventDefault();
        postpone(id);
      }}
    >
      {t("notNow")}
    </Button>
  );
}
