import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { EmailChangeScreen } from "@/components/account/email-change/email-change-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { djOfPage } from "@/lib/account/auth/service";
import { openEmailChange } from "@/lib/account/email-change/service";
import { linkTokenSchema } from "@/lib/account/links/schema";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("emailChange");
  return { title: t("pageTitle"), robots: { index: false } };
}

/** Only the signed-in owner can confirm; a signed-out visitor goes through the sign-in and comes back. */
export default async function EmailChangePage({
  searchParams,
}: PageProps<"/DJPortal/account/email">) {
  const query = await searchParams;
  const dj = await djOfPage("/DJPortal/account/email", query);
  const token = linkTokenSchema.safeParse(query.token).data ?? "";
  const change = await openEmailChange(dj, token, await headers());
  return (
    <PageMessages of={["emailChange"]}>
      <EmailChangeScreen change={change} token={token} former={dj.email} />
    </PageMessages>
  );
}
