import { IconUsers } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { AreaNotice } from "@/components/office/desk/area-notice";
import type { Follower } from "@/lib/office/followers/schema";
import { FollowerCard } from "./follower-card";
import { People } from "./people";

const everybody = (followers: readonly Follower[]) => followers;

/** Those who follow the visitor. */
export function FollowersArea() {
  const t = useTranslations("followers");
  return (
    <People
      of={everybody}
      words={{
        search: t("search"),
        failed: t("failed"),
        count: (count) => t("count", { count }),
      }}
      cardHeight={88}
      empty={<AreaNotice icon={IconUsers} title={t("empty.title")} text={t("empty.text")} />}
      card={(follower) => <FollowerCard key={follower.id} follower={follower} />}
    />
  );
}
