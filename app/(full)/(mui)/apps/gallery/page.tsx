import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { GalleryScreen } from "@/components/office/gallery/gallery-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { holderOfPage } from "@/lib/account/auth/service";
import { listFollowers } from "@/lib/office/followers/service";
import { listGalleryItems } from "@/lib/office/gallery/service";
import { profileOf } from "@/lib/office/profile/service";
import { languageOf } from "@/lib/shell/customizer/service";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("labels");
  return { title: t("Gallery") };
}

export default async function GalleryPage() {
  const language = languageOf(await headers());
  const holder = await holderOfPage();
  return (
    <PageMessages of={["gallery", "userProfile", "pictures", "desk"]}>
      <GalleryScreen
        me={profileOf(holder, language)}
        account={holder?.id}
        followers={listFollowers()}
        items={listGalleryItems(language)}
      />
    </PageMessages>
  );
}
