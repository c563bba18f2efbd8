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
import { eventByCode } from "@/lib/party/events/access";
import { isUsable, statusAt } from "@/lib/party/events/rules";
import { codeIn } from "@/lib/party/events/typed-code";
import { draftSchema } from "@/lib/party/guests/schema";
import { recognizeGuest, rememberedEvent } from "@/lib/party/guests/service";
import { shows } from "@/lib/party/recap/rules";
import { getRecap } from "@/lib/party/recap/service";
import { queryOfPage } from "@/lib/party/request-list/query";
import { lovedNow } from "@/lib/party/requests/hearts";
import { listForGuest } from "@/lib/party/requests/list";
import { ownQuery } from "@/lib/party/requests/list-queries";
import { listQuerySchema } from "@/lib/party/requests/list-schema";
import { openEvent } from "@/lib/party/requests/open";
import type { GuestRequest } from "@/lib/party/requests/schema";

type Search = Record<string, string | string[] | undefined>;

export async function generateMetadata({
  searchParams,
}: PageProps<"/requests">): Promise<Metadata> {
  const t = await getTranslations("requests");
  const event = await nameOfUsable((await searchParams).event?.toString());
  return {
    title: event ? t("eventTitle", { event }) : t("pageTitle"),
    description: t("description"),
    alternates: { canonical: "/requests" },
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
  const [list, own, loved, night] = await Promise.all([
    listForGuest(event.code, guest.id, query),
    listForGuest(event.code, guest.id, ownQuery),
    lovedNow(event.code, guest.id, event.playing?.id),
    event.status === "closed" && !event.playing ? getRecap(event.code, guest.id) : null,
  ]);
  const answered = own.requests.find(({ id }) => id === search.asked);
  return (
    <PageMessages of={["requests", "join"]}>
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
        plain={{ id: uuid(), ...plainAnswer(search, answered) }}
      />
    </PageMessages>
  );
}

/** What a shared link is for. Before and after its time an event is named to nobody who has not opened it. */
async function nameOfUsable(typed = "") {
  const code = codeIn(typed);
  const event = code && (await eventByCode(code).catch(ignoreNotFound));
  return event && isUsable(statusAt(event, Date.now())) ? event.name : undefined;
}

function ignoreNotFound(error: unknown) {
  if (isAppError(error) && error.code === "not_found") return undefined;
  throw error;
}

async function findEvent(code: string, guestId: string) {
  try {
    return await openEvent(code, guestId);
  } catch (error) {
    if (isAppError(error) && error.code === "not_found") return undefined;
    throw error;
  }
}

function plainAnswer({ problem, how, ...search }: Search, submitted: GuestRequest | undefined) {
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
  if (!submitted) return {};
  const { id, title } = submitted;
  return { submitted: { id, title, merged: how === "joined" } };
}
