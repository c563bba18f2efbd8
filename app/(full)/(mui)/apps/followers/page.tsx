import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { FollowersScreen } from "@/components/office/followers/followers-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { holderOfPage } from "@/lib/account/auth/service";
import { listFollowers } from "@/lib/office/followers/service";
import { profileOf } from "@/lib/office/profile/service";
import { languageOf } from "@/lib/shell/customizer/service";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("labels");
  return { title: t("Followers") };
}

export default async function FollowersPage() {
  const language = languageOf(await headers());
  const holder = await holderOfPage();
  return (
    <PageMessages of={["followers", "userProfile", "desk"]}>
      <FollowersScreen
        me={profileOf(holder, language)}
        account={holder?.id}
        followers={listFollowers()}
      />
    </PageMessages>
  );
}
