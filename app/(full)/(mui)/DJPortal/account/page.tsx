import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { ProfileScreen } from "@/components/account/profile/profile-screen";
import { ExportSection } from "@/components/office/desk/export-section";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { noticeOf } from "@/lib/account/auth/schema";
import { djOfPage } from "@/lib/account/auth/service";
import { getProfile } from "@/lib/account/profile/service";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("profile");
  return { title: t("title") };
}

export default async function AccountPage({ searchParams }: PageProps<"/DJPortal/account">) {
  const query = await searchParams;
  await djOfPage("/DJPortal/account", query);
  return (
    <PageMessages of={["profile", "accounts"]}>
      <ProfileScreen
        profile={await getProfile(await headers())}
        notice={noticeOf(query.notice)}
        problem={typeof query.problem === "string" ? query.problem : undefined}
      >
        <ExportSection />
      </ProfileScreen>
    </PageMessages>
  );
}
