import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Route } from "next";
import { useRouter } from "next/navigation";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import type { Dj } from "@/lib/account/auth/schema";
import { useToasts } from "@/lib/client/toasts/hooks";
import { acceptInvitation, declineInvitation } from "@/lib/party/invitations/hooks";
import type { OpenedInvitation } from "@/lib/party/invitations/schema";

/** Yes or no, of the DJ who is signed in. */
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
  const format = useFormatter();
  const router = useRouter();
  const toasts = useToasts();
  const [answering, setAnswering] = useState<"accept" | "decline">();

  async function answer(kind: "accept" | "decline", send: () => Promise<Route>) {
    setAnswering(kind);
    try {
      router.push(await send());
    } catch (error) {
      setAnswering(undefined);
      toasts.error(error);
      // The page tells what has become of the invitation meanwhile.
      router.refresh();
    }
  }

  return (
    <>
      <Typography sx={{ maxWidth: 460 }}>{roles(role)}</Typography>
      <Box sx={{ display: "flex", gap: 1.5, flexWrap: "wrap", justifyContent: "center", mt: 1 }}>
        <Button
          variant="contained"
          size="large"
          loading={answering === "accept"}
          disabled={answering !== undefined}
          onClick={() =>
            answer("accept", async () => {
              const { eventId } = await acceptInvitation({ token });
              return `/DJPortal?event=${eventId}`;
            })
          }
        >
          {t("accept")}
        </Button>
        <Button
          color="inherit"
          size="large"
          loading={answering === "decline"}
          disabled={answering !== undefined}
          onClick={() =>
            answer("decline", async () => {
              await declineInvitation({ token });
              toasts.success(t("declined"));
              return "/DJPortal/events";
            })
          }
        >
          {t("decline")}
        </Button>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t("signedInAs", { name: dj.name, email: dj.email })}
        <br />
        {t("until", {
          time: format.dateTime(new Date(expiresAt), { dateStyle: "medium", timeStyle: "short" }),
        })}
      </Typography>
    </>
  );
}
