import Button from "@mui/material/Button";
import { useTranslations } from "next-intl";
import type { GuestRequest } from "@/lib/party/requests/schema";

/** Whether the guest may take back a request that they asked for. What plays is too late. */
export function canWithdraw({ asked, status }: GuestRequest) {
  return asked && (status === "pending" || status === "accepted");
}

type Props = { request: GuestRequest; onWithdraw: (request: GuestRequest) => void };

export function WithdrawButton({ request, onWithdraw }: Props) {
  const t = useTranslations("requests");
  return (
    <Button
      size="small"
      color="inherit"
      aria-label={t("withdrawSong", { title: request.title })}
      onClick={() => onWithdraw(request)}
      sx={{ minHeight: 44, color: "text.secondary" }}
    >
      {t("withdraw")}
    </Button>
  );
}
