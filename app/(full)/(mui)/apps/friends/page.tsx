import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { FriendsScreen } from "@/components/office/followers/friends-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { holderOfPage } from "@/lib/account/auth/service";
import { listFollowers } from "@/lib/office/followers/service";
import { waysToReach } from "@/lib/office/followers/ways";
import { profileOf } from "@/lib/office/profile/service";
import { languageOf } from "@/lib/shell/customizer/service";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("labels");
  return { title: t("Friends") };
}

export default async function FriendsPage() {
  const language = languageOf(await headers());
  const holder = await holderOfPage();
  return (
    <PageMessages of={["friends", "followers", "userProfile", "desk"]}>
      <FriendsScreen
        me={profileOf(holder, language)}
        account={holder?.id}
        followers={listFollowers()}
        ways={waysToReach()}
      />
    </PageMessages>
  );
}
