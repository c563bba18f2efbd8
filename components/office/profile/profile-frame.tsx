import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect } from "react";
import { SWRConfig } from "swr";
import { SampleLine } from "@/components/office/desk/sample-line";
import { SaveStatus } from "@/components/office/desk/save-status";
import { liftVeil } from "@/components/office/desk/veil";
import { PageHead } from "@/components/office/page-head";
import { DeskContext, usePersistedDesk } from "@/lib/office/desk/hooks";
import { followerCalls } from "@/lib/office/followers/calls";
import type { Follower } from "@/lib/office/followers/schema";
import type { Profile } from "@/lib/office/profile/schema";
import { ProfileHead } from "./profile-head";
import type { ProfilePage } from "./profile-pages";
import { ProfileTabs } from "./profile-tabs";

/** What the server hands to each page of a profile. */
export type ProfileProps = {
  me: Profile;
  account: string | undefined;
  /** The samples. */
  followers: Follower[];
};

type Props = ProfileProps & {
  page: ProfilePage;
  /** The desk that the page changes. */
  area?: "posts" | "followers";
  children: ReactNode;
};

/** What all pages of a profile have in common: whose it is, its figures, and the way to the other pages. */
export function ProfileFrame({ page, area, me, account, followers, children }: Props) {
  const labels = useTranslations("labels");
  const t = useTranslations("desk");
  // Both, because the head counts the posts and those whom the visitor follows.
  const desks = {
    posts: usePersistedDesk("posts", account),
    followers: usePersistedDesk("followers", account),
  };
  useEffect(liftVeil, []);
  return (
    <SWRConfig value={{ fallback: { [followerCalls.list.path]: followers } }}>
      <DeskContext value={desks[area ?? "posts"]}>
        <PageHead
          title={labels(page)}
          trail={[{ label: labels("Users") }]}
          line={
            area ? <SampleLine /> : <Typography color="textSecondary">{t("samples")}</Typography>
          }
          status={area && <SaveStatus />}
        />
      </DeskContext>
      <DeskContext value={desks.followers}>
        <ProfileHead me={me} posts={desks.posts} />
      </DeskContext>
      <ProfileTabs page={page} />
      <DeskContext value={desks[area ?? "posts"]}>{children}</DeskContext>
    </SWRConfig>
  );
}
