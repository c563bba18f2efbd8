import type { Metadata } from "next";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { JoinScreen } from "@/components/requests/join-screen";
import { RequestsScreen } from "@/components/requests/requests-screen";
import { openGuestPage, plainAnswerOf } from "@/lib/asks/page";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("requests");
  return { title: t("pageTitle") };
}
