import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { NotFoundScreen } from "@/components/layout/not-found-screen";
import { PermalinkScreen } from "@/components/party/permalinks/permalink-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { isAppError } from "@/lib/calls/errors";
import { followPermalink } from "@/lib/party/permalinks/service";
import { answerNotFound } from "@/lib/server/page-status";

export async function generateMetadata({ params }: PageProps<"/d/[name]">): Promise<Metadata> {
  const t = await getTranslations("permalinks.guest");
  const leads = (await findPermalink((await params).name))?.leads;
  const djName = leads?.state === "next" ? leads.djName : "";
  return {
    title: t("pageTitle"),
    // What stands here changes from night to night.
    robots: { index: false },
    ...(djName && { description: t("next.by", { dj: djName }) }),
  };
}

/** A DJ's link for ever: on to the event that runs, else word of the next one. */
export default async function PermalinkPage({ params }: PageProps<"/d/[name]">) {
  const { name } = await params;
  const answer = await findPermalink(name);
  if (!answer) {
    answerNotFound();
    return (
      <PageMessages of={["notFound"]}>
        <NotFoundScreen />
      </PageMessages>
    );
  }
  if (answer.leads.state === "open") redirect(`/requests?event=${answer.leads.code}`);
  if (answer.name !== name) redirect(`/d/${answer.name}`);
  return (
    <PageMessages of={["permalinks.guest"]}>
      <PermalinkScreen answer={answer} />
    </PageMessages>
  );
}

async function findPermalink(name: string) {
  try {
    return await followPermalink(decodeURIComponent(name));
  } catch (error) {
    const isUnknown = isAppError(error) && error.code === "not_found";
    if (isUnknown || error instanceof URIError) return undefined;
    throw error;
  }
}
