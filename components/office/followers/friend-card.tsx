import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { IconMail, IconMessages } from "@tabler/icons-react";
import type { Route } from "next";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { mailHref } from "@/lib/office/contacts/links";
import type { Follower } from "@/lib/office/followers/schema";
import { FollowButton } from "./follow-button";

/** The address of a person's mailbox, and whether there is a chat with them. */
export type Ways = { email?: string; hasChat?: boolean };

type Props = { friend: Follower; ways: Ways | undefined };

/** Somebody who follows the visitor and is followed back, with the ways to write to them. */
export function FriendCard({ friend, ways: { email, hasChat } = {} }: Props) {
  const t = useTranslations("friends");
  const { id, avatar, name, role } = friend;
  const mail = email && mailHref(email);
  return (
    <Card component="li" sx={{ display: "grid", justifyItems: "center", gap: 0.5, p: 2.5 }}>
      <Box
        component="img"
        src={avatar}
        alt=""
        width={80}
        height={80}
        loading="lazy"
        sx={{ borderRadius: "50%" }}
      />
      <Typography component="h3" variant="h6" sx={{ mt: 1, textAlign: "center" }}>
        <bdi>{name}</bdi>
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        <bdi>{role}</bdi>
      </Typography>
      <Box sx={ways}>
        {hasChat && (
          <ButtonLink
            href={`/apps/chats?id=${id}`}
            variant="tinted"
            aria-label={t("chatName", { name })}
            isNarrow
          >
            <IconMessages size={18} aria-hidden />
            {t("chat")}
          </ButtonLink>
        )}
        {mail && (
          <ButtonLink
            href={mail as Route}
            variant="tinted"
            aria-label={t("writeName", { name })}
            isNarrow
          >
            <IconMail size={18} aria-hidden />
            {t("write")}
          </ButtonLink>
        )}
        <FollowButton follower={friend} />
      </Box>
    </Card>
  );
}

/** The ways to write side by side, and below them whether one follows. */
const ways = {
  display: "flex",
  flexWrap: "wrap",
  gap: 1,
  width: "100%",
  mt: 1.5,
  "& > *": { flex: "1 1 40%" },
  "& > :last-child": { flexBasis: "100%" },
} as const;
