import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { BoardScreen } from "@/components/party/board/board-screen";
import { NoEventScreen } from "@/components/party/board/no-event-screen";
import { djOfPage } from "@/lib/account/auth/service";
import { getBoard } from "@/lib/party/board/service";
import { ownEvent } from "@/lib/party/events/access";
import { listEvents } from "@/lib/party/events/service";
import { queryOfPage } from "@/lib/party/request-list/query";
import { listForDj } from "@/lib/party/requests/list";
import { djListQuerySchema, queueQuery } from "@/lib/party/requests/list-schema";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("board");
  return { title: t("pageTitle") };
}

export default async function BoardPage({ searchParams }: PageProps<"/DJPortal">) {
  const search = await searchParams;
  const dj = await djOfPage("/DJPortal", search);
  const events = await listEvents(dj);
  // Without an event in the address: the event that is open, else the newest.
  const chosen = search.event
    ? (events.find(({ id }) => id === search.event) ?? notFound())
    : (events.find(({ status }) => status === "open" || status === "paused") ?? events[0]);
  if (!chosen) return <NoEventScreen />;

  const query = queryOfPage(djListQuerySchema, search);
  const event = await ownEvent(dj, chosen.id, "see");
  const [board, list, queue] = await Promise.all([
    getBoard(dj, chosen.id),
    listForDj(event, query),
    listForDj(event, queueQuery),
  ]);
  return <BoardScreen key={chosen.id} board={board} list={list} queue={queue} query={query} />;
}
