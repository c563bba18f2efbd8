import { useTranslations } from "next-intl";
import { PlainButton } from "@/components/ui/plain-button";
import { usePostpone } from "@/lib/party/guests/backing-hooks";
import type { GuestRequest } from "@/lib/party/requests/schema";
import { PLAIN_ACTIONS } from "./plain-form";

type Props = { code: string; request: GuestRequest; look: "bare" | "quiet" };

/** Lets another song go before the guest's own, which keeps its turn. */
export function NotNowButton({ code, request: { id, title }, look }: Props) {
  const t = useTranslations("requests.promise");
  const postpone = usePostpone(code);
  return (
    <PlainButton
      type="submit"
      formAction={PLAIN_ACTIONS.notNow}
      name="id"
      value={id}
      look={look}
      size={look === "bare" ? "small" : "medium"}
      aria-label={t("notNowSong", { title })}
      onClick={(event) => {
        event.preventDefault();
        postpone(id);
      }}
    >
      {t("notNow")}
    </PlainButton>
  );
}
