import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useDateText } from "@/components/ui/use-date-text";
import type { Dj } from "@/lib/account/auth/schema";
import { useInvitationAnswer } from "@/lib/party/invitations/hooks";
import type { OpenedInvitation } from "@/lib/party/invitations/schema";

/** Accept or decline, for the signed-in DJ. */
export function InvitationAnswer({
  invitation: { role, expiresAt },
  token,
  dj,
}: {
  invitation: OpenedInvitation;
  token: string;
  dj: Dj;
}) {
  const t = useTranslations("invitations");
  const roles = useTranslations("members.roleHints");
  const dateText = useDateText();
  const router = useRouter();
  const { accept, decline } = useInvitationAnswer(token);
  const [answering, setAnswering] = useState<"accept" | "decline">();

  async function answer(kind: "accept" | "decline", write: () => Promise<boolean>) {
    setAnswering(kind);
    if (await write()) return;
    setAnswering(undefined);
    // The refreshed page shows what has happened to the invitation.
    router.refresh();
  }

  return (
    <>
      <Typography sx={{ maxWidth: 460 }}>{roles(role)}</Typography>
      <Box sx={{ display: "flex", gap: 1.5, flexWrap: "wrap", justifyContent: "center", mt: 1 }}>
        <Button
          variant="contained"
          disabled={answering !== undefined}
          onClick={() =>
            answer("accept", () => accept((id) => router.push(`/DJPortal?event=${id}`)))
          }
          isBusy={answering === "accept"}
        >
          {t("accept")}
        </Button>
        <Button
          color="inherit"
          disabled={answering !== undefined}
          onClick={() =>
            answer("decline", () => decline(t("declined"), () => router.push("/DJPortal/events")))
          }
          isBusy={answering === "decline"}
        >
          {t("decline")}
        </Button>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t("signedInAs", { name: dj.name, email: dj.email })}
        <br />
        {t("until", {
          time: dateText(expiresAt),
        })}
      </Typography>
    </>
  );
}
