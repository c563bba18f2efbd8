import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { v7 as uuid } from "uuid";
import { GuestScreen } from "@/components/party/guests/guest-screen";
import { JoinScreen } from "@/components/party/guests/join-screen";
import { AppError, errorCodes } from "@/lib/calls/errors";
import { codeSchema } from "@/lib/party/events/schema";
import { recognizeGuest, rememberedEvent } from "@/lib/party/guests/service";
import { queryOfPage } from "@/lib/party/request-list/query";
import { listForGuest } from "@/lib/party/requests/list";
import { listQuerySchema, ownQuery } from "@/lib/party/requests/list-schema";
import { openEvent } from "@/lib/party/requests/open";

type Search = Record<string, string | string[] | undefined>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("requests");
  return {
    title: t("pageTitle"),
    description: t("description"),
    alternates: { canonical: "/requests" },
  };
}

/** Awaits all its data, because without scripts a guest would see only the first part of a streamed page. */
export default async function RequestsPage({ searchParams }: PageProps<"/requests">) {
  const search = await searchParams;
  const sent = await headers();
  const given = search.event ?? rememberedEvent(sent);
  const code = codeSchema.safeParse(given);
  const guest = recognizeGuest(sent);
  const event = code.success ? await findEvent(code.data, guest.id) : undefined;
  if (!event) return <JoinScreen wrongCode={search.event ? String(search.event) : undefined} />;

  const query = queryOfPage(listQuerySchema, search);
  const [list, own] = await Promise.all([
    listForGuest(event.code, guest.id, query),
    listForGuest(event.code, guest.id, ownQuery),
  ]);
  const answered = own.requests.find(({ id }) => id === search.asked);
  return (
    <GuestScreen
      key={event.code}
      event={event}
      list={list}
      own={own}
      query={query}
      plain={{ id: uuid(), ...plainAnswer(search, answered?.title) }}
    />
  );
}

async function findEvent(code: string, guestId: string) {
  try {
    return await openEvent(code, guestId);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return undefined;
    throw error;
  }
}

function plainAnswer({ problem, title, artist, how }: Search, submitted: string | undefined) {
  if (problem) {
    // An error of a field has its own message key.
    const refused = errorCodes.find((known) => known === problem) ?? ("invalid_input" as const);
    return { refused, title: String(title ?? ""), artist: String(artist ?? "") };
  }
  if (!submitted) return {};
  return {
    submitted: {
      how: how === "joined" ? ("joined" as const) : ("sent" as const),
      title: submitted,
    },
  };
}
