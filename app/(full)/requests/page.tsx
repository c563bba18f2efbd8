import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { v7 as uuid } from "uuid";
import { GuestScreen } from "@/components/party/guests/guest-screen";
import { JoinScreen } from "@/components/party/guests/join-screen";
import { Recap } from "@/components/party/guests/recap";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { errorCodes, isAppError } from "@/lib/calls/errors";
import { codeIn } from "@/lib/party/events/typed-code";
import { emptyDraft } from "@/lib/party/guests/persisted-rules";
import { mayStillPlay } from "@/lib/party/guests/rules";
import { draftSchema } from "@/lib/party/guests/schema";
import { recognizeGuest, rememberedEvent } from "@/lib/party/guests/service";
import { ARRIVED_HEADER } from "@/lib/party/home-screen/service";
import { pictureOf } from "@/lib/party/link-cards/rules";
import { findLinkCard } from "@/lib/party/link-cards/service";
import { shows } from "@/lib/party/recap/rules";
import { getRecap } from "@/lib/party/recap/service";
import { queryOfPage } from "@/lib/party/request-list/query";
import { nameOfGuest } from "@/lib/party/requests/guest-data";
import { lovedNow } from "@/lib/party/requests/hearts";
import { listForGuest } from "@/lib/party/requests/list";
import { ownQuery } from "@/lib/party/requests/list-queries";
import { listQuerySchema } from "@/lib/party/requests/list-schema";
import { openEvent } from "@/lib/party/requests/open";
import type { GuestRequest } from "@/lib/party/requests/schema";
import { sharedSong } from "@/lib/party/songs/shared-song";

type Search = Record<string, string | string[] | undefined>;

export async function generateMetadata({
  searchParams,
}: PageProps<"/requests">): Promise<Metadata> {
  const t = await getTranslations("requestsPage");
  const code = codeIn((await searchParams).event?.toString() ?? "");
  const card = code ? await findLinkCard(code) : undefined;
  return {
    title: card ? t("eventTitle", { event: card.name }) : t("pageTitle"),
    description: card?.djName ? t("describedBy", { dj: card.djName }) : t("description"),
    // A party is found by its link alone. A canonical address would have the cards of some networks show that page.
    ...(card
      ? { robots: { index: false }, openGraph: { type: "website", images: [pictureOf(card)] } }
      : { alternates: { canonical: "/requests" } }),
  };
}

/** Awaits all its data, because without scripts a guest would see only the first part of a streamed page. */
export default async function RequestsPage({ searchParams }: PageProps<"/requests">) {
  const search = await searchParams;
  const sent = await headers();
  const typed = search.event?.toString();
  const code = codeIn(typed ?? rememberedEvent(sent) ?? "");
  if (code && typed && typed !== code) redirect(`/requests?event=${code}`);
  const guest = recognizeGuest(sent);
  const event = code && (await findEvent(code, guest.id));
  if (!event) {
    return (
      <PageMessages of={["join"]}>
        <JoinScreen wrongCode={typed} />
      </PageMessages>
    );
  }

  const query = queryOfPage(listQuerySchema, search);
  const isOver = event.status === "closed" && !mayStillPlay(event.playing, Date.now());
  const [list, own, loved, night] = await Promise.all([
    listForGuest(event.code, guest.id, query),
    listForGuest(event.code, guest.id, ownQuery),
    lovedNow(event.code, guest.id, event.playing?.id),
    isOver ? getRecap(event.code, guest.id) : null,
  ]);
  const name = sent.get(ARRIVED_HEADER) ? await nameOfGuest(event.code, guest.id) : undefined;
  const answered = own.requests.find(({ id }) => id === search.asked);
  return (
    <PageMessages of={["requests", "join"]}>
      {/* With the guest's cookie, which Next.js would leave out. */}
      <link
        rel="manifest"
        href={`/api/events/${event.code}/manifest`}
        crossOrigin="use-credentials"
      />
      <GuestScreen
        key={event.code}
        event={event}
        list={list}
        own={own}
        query={query}
        loved={loved}
        recap={
          night && (
            <Recap
              code={event.code}
              timeZone={event.timeZone}
              night={night}
              show={shows.find((one) => one === search.show) ?? "all"}
            />
          )
        }
        at={new Date().toISOString()}
        plain={{ id: uuid(), ...plainAnswer(search, answered, name) }}
      />
    </PageMessages>
  );
}

async function findEvent(code: string, guestId: string) {
  try {
    return await openEvent(code, guestId);
  } catch (error) {
    if (isAppError(error) && error.code === "not_found") return undefined;
    throw error;
  }
}

/** A song that another app of the phone shares with this one. */
function sharedDraft({ text, link, heading }: Search) {
  const words = [heading, text, link].map((part) => String(part ?? "").trim()).filter(Boolean);
  if (words.length === 0) return undefined;
  // Many apps put the whole message into one part, and repeat it in another.
  const whole = [...new Set(words)].join(" ");
  const songs = [String(text ?? ""), whole].map(sharedSong);
  const song = songs.find((known) => known?.artist) ??
    songs.find(Boolean) ?? { title: whole, artist: "" };
  return draftSchema.parse({ name: "", message: "", ...song });
}

function plainAnswer(
  { problem, how, ...search }: Search,
  submitted: GuestRequest | undefined,
  name?: string,
) {
  const shared = sharedDraft(search);
  if (shared) return { draft: shared };
  if (problem) {
    // An error of a field has its own message key.
    const refused = errorCodes.find((known) => known === problem) ?? ("invalid_input" as const);
    const { title, artist, name, message } = search;
    const typed = Object.entries({ title, artist, name, message }).map(([field, text]) => [
      field,
      String(text ?? ""),
    ]);
    return { refused, draft: draftSchema.parse(Object.fromEntries(typed)) };
  }
  if (how === "postponed") return { isPostponed: true as const };
  if (!submitted) return name ? { draft: { ...emptyDraft, name } } : {};
  const { id, title } = submitted;
  return { submitted: { id, title, merged: how === "joined" } };
}
