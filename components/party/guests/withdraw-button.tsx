import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { GuestRequest } from "@/lib/party/requests/schema";
import { PLAIN_ACTIONS } from "./plain-form";

/** Whether the guest may take back a request that they asked for. What plays is too late. */
export function canWithdraw({ asked, status }: GuestRequest) {
  return asked && (status === "pending" || status === "accepted");
}

type Props = { request: GuestRequest; onWithdraw: (request: GuestRequest) => void };

export function WithdrawButton({ request, onWithdraw }: Props) {
  const t = useTranslations("requests");
  return (
    <Button
      color="inherit"
      type="submit"
      formAction={PLAIN_ACTIONS.takeBack}
      name="id"
      value={request.id}
      size="small"
      aria-label={t("withdrawSong", { title: request.title })}
      onClick={(event) => {
        event.preventDefault();
        onWithdraw(request);
      }}
    >
      {t("withdraw")}
    </Button>
  );
}
