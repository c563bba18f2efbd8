import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { PosterScreen } from "@/components/party/posters/poster-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { djOfPage } from "@/lib/account/auth/service";
import { eventOfPage, listEvents } from "@/lib/party/events/service";
import { getPermalink } from "@/lib/party/permalinks/service";
import type { PosterSubject } from "@/lib/party/posters/schema";
import { posterWords } from "@/lib/party/posters/service";
import { publicOrigin } from "@/lib/server/site-address";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("posters");
  return { title: t("title") };
}

/** A poster that guests scan, of an event or of the DJ's permanent link. */
export default async function PosterPage({ searchParams }: PageProps<"/DJPortal/poster">) {
  const search = await searchParams;
  const dj = await djOfPage("/DJPortal/poster", search);
  const t = await getTranslations("posters");
  const origin = publicOrigin(await headers());
  const site = origin.replace(/^https?:\/\//, "");
  const [events, { name }, words] = await Promise.all([
    listEvents(dj),
    getPermalink(dj),
    posterWords(),
  ]);
  const named = search.event ? await eventOfPage(dj, events, search.event) : undefined;
  const all = named && !events.includes(named) ? [...events, named] : events;
  const link = {
    id: null,
    name: t("link"),
    page: `${origin}/d/${name}`,
    code: `${site}/d/${name}`,
  };
  const subjects: PosterSubject[] = [
    ...(name ? [link] : []),
    ...all.map(({ id, name, code }) => ({
      id,
      name,
      page: `${origin}/requests?event=${code}`,
      code,
    })),
  ];
  return (
    <PageMessages of={["posters"]}>
      <PosterScreen subjects={subjects} site={site} words={words} />
    </PageMessages>
  );
}
