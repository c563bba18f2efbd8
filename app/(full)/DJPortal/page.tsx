import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { BoardScreen } from "@/components/party/board/board-screen";
import { MissingEventScreen } from "@/components/party/board/missing-event-screen";
import { NoEventScreen } from "@/components/party/board/no-event-screen";
import { PageMessages } from "@/components/shell/messages/page-messages";
import { djOfPage } from "@/lib/account/auth/service";
import { getBoard } from "@/lib/party/board/service";
import { ownEvent } from "@/lib/party/events/access";
import { statusAt } from "@/lib/party/events/rules";
import type { DjEvent } from "@/lib/party/events/schema";
import { eventOfPage, listEvents } from "@/lib/party/events/service";
import { queryOfPage } from "@/lib/party/request-list/query";
import { listForDj } from "@/lib/party/requests/list";
import { QUEUE_AT_FIRST, queueQuery } from "@/lib/party/requests/list-queries";
import { boardQuerySchema } from "@/lib/party/requests/list-schema";
import { answerNotFound } from "@/lib/server/page-status";
import { publicOrigin } from "@/lib/server/site-address";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("board");
  return { title: t("pageTitle") };
}

export default async function BoardPage({ searchParams }: PageProps<"/DJPortal">) {
  const search = await searchParams;
  const dj = await djOfPage("/DJPortal", search);
  const events = await listEvents(dj);
  const chosen = await eventOfPage(dj, events, search.event);
  if (!chosen) {
    if (search.event) answerNotFound();
    return (
      <PageMessages of={["board"]}>
        {search.event ? <MissingEventScreen /> : <NoEventScreen />}
      </PageMessages>
    );
  }

  const query = queryOfPage(boardQuerySchema, search);
  const event = await ownEvent(dj, chosen.id, "see");
  const [board, list, queue] = await Promise.all([
    getBoard(dj, chosen.id),
    listForDj(event, query),
    listForDj(event, { ...queueQuery, pageSize: QUEUE_AT_FIRST }),
  ]);
  return (
    <PageMessages
      of={["board", "requests", "events", "house", "hostRules", "secretLinks", "screens"]}
    >
      <BoardScreen
        key={chosen.id}
        board={board}
        list={list}
        queue={queue}
        query={query}
        events={events.filter(isRunning).map(({ id, name }) => ({ id, name }))}
        guestPage={`${publicOrigin(await headers())}/requests?event=${board.code}`}
      />
    </PageMessages>
  );
}

/** A DJ goes from board to board among the events that are not over. */
function isRunning(event: DjEvent) {
  return statusAt(event, Date.now()) !== "closed";
}
