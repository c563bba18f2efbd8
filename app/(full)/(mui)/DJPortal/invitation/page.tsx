import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { InvitationScreen } from "@/components/party/invitations/invitation-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { currentDj } from "@/lib/account/auth/service";
import { tokenSchema } from "@/lib/party/invitations/schema";
import { openInvitation } from "@/lib/party/invitations/service";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("invitations");
  return { title: t("pageTitle"), robots: { index: false } };
}

/** Opens without a sign-in, so that the invited DJ sees the invitation before creating an account. */
export default async function InvitationPage({ searchParams }: PageProps<"/DJPortal/invitation">) {
  const { token: shown } = await searchParams;
  const dj = await currentDj(await headers());
  const { data } = tokenSchema.safeParse({ token: shown });
  const token = data?.token ?? "";
  const invitation = token ? await openInvitation(dj, token) : undefined;
  return (
    <PageMessages of={["invitations", "members"]}>
      <InvitationScreen invitation={invitation} token={token} dj={dj} />
    </PageMessages>
  );
}
