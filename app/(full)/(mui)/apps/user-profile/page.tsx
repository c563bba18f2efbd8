import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { ProfileScreen } from "@/components/office/posts/profile-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { holderOfPage } from "@/lib/account/auth/service";
import { listFollowers } from "@/lib/office/followers/service";
import { listGalleryItems } from "@/lib/office/gallery/service";
import { listPosts } from "@/lib/office/posts/service";
import { profileOf } from "@/lib/office/profile/service";
import { languageOf } from "@/lib/shell/customizer/service";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("labels");
  return { title: t("Profile") };
}

export default async function ProfilePage() {
  const language = languageOf(await headers());
  const holder = await holderOfPage();
  return (
    <PageMessages of={["posts", "userProfile", "pictures", "files", "desk"]}>
      <ProfileScreen
        me={profileOf(holder, language)}
        account={holder?.id}
        followers={listFollowers()}
        posts={listPosts()}
        photos={listGalleryItems(language).slice(0, 9)}
      />
    </PageMessages>
  );
}
