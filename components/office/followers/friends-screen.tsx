"use client";

import { IconHeartHandshake } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { AreaNotice } from "@/components/office/desk/area-notice";
import { ProfileFrame, type ProfileProps } from "@/components/office/profile/profile-frame";
import { friendsOf } from "@/lib/office/followers/rules";
import { FriendCard, type Ways } from "./friend-card";
import { People } from "./people";

type Props = ProfileProps & {
  /** How to reach a person, by their id. */
  ways: Record<number, Ways>;
};

export function FriendsScreen({ ways, ...profile }: Props) {
  const t = useTranslations("friends");
  return (
    <ProfileFrame page="Friends" area="followers" {...profile}>
      <People
        of={friendsOf}
        words={{
          search: t("search"),
          failed: t("failed"),
          count: (count) => t("count", { count }),
        }}
        cardHeight={248}
        empty={
          <AreaNotice icon={IconHeartHandshake} title={t("empty.title")} text={t("empty.text")} />
        }
        card={(friend) => <FriendCard key={friend.id} friend={friend} ways={ways[friend.id]} />}
      />
    </ProfileFrame>
  );
}
