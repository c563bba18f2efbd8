import { act, render } from "@testing-library/react";
import {
  AppRouterContext,
  type AppRouterInstance,
} from "next/dist/shared/lib/app-router-context.shared-runtime";
import { BoardScreen } from "@/components/party/board/board-screen";
import type { Board } from "@/lib/party/board/schema";
import { useBoardStore } from "@/lib/party/board/store";
import type { Role } from "@/lib/party/members/schema";
import { useStepsStore } from "@/lib/party/outbox/store";
import { NO_BACKERS } from "@/lib/party/requests/blank";
import { queueQuery } from "@/lib/party/requests/list-queries";
import type { Filter, ListQuery } from "@/lib/party/requests/list-schema";
import type { DjRequest } from "@/lib/party/requests/schema";
import { type State, states } from "./board-actions";
import { English } from "./english";
import { FakeEventSource } from "./event-source";
import { Router } from "./router";

export const EVENT = "e1";
export const PLACE = { id: "r1", backerId: "b2", filler: "f1" };
const NONE = {
  all: 2,
  pending: 0,
  accepted: 0,
  queue: 0,
  later: 0,
  playing: 0,
  played: 0,
  declined: 0,
  apart: 0,
};

/** A request as the steps to its state leave it. */
export function requestIn(state: State, id = PLACE.id, title = "Zombie") {
  const people = ["Ana", "Ben"].map((name, index) => ({
    id: `b${index + 1}`,
    name,
    message: null,
    createdAt: "2026-11-21T20:00:00.000Z",
    guest: null,
    ban: null,
    trusted: false,
  }));
  return Object.assign(
    {
      id,
      title,
      artist: "",
      trackId: null,
      seconds: 180,
      status: "pending",
      lane: "queue",
      position: 2,
      pinned: false,
      declineReason: null,
      declineNote: null,
      backers: 2,
      createdAt: "2026-11-21T20:00:00.000Z",
      acceptedAt: null,
      startedAt: null,
      playedAt: null,
      declinedAt: null,
      withdrawnAt: null,
      ...NO_BACKERS,
      apart: state === "apart",
      people,
    },
    ...states[state],
  ) as DjRequest;
}

/** What the board has sent to a server that takes every step. */
export const sent: { method: string; path: string; body: unknown }[] = [];

function respond(status: number, body: unknown) {
  const text = async () => JSON.stringify(body);
  return { ok: status < 400, status, headers: new Headers(), text } as Response;
}

/** Opens the board on the list in which a request of this state stands; `first` is of the song that is next. */
export async function openBoard(state: State, role: Role, first: Partial<DjRequest> = {}) {
  const request = requestIn(state);
  const filler = { ...requestIn("accepted", PLACE.filler, "Filler"), position: 1, ...first };
  const isLined = request.status === "accepted";
  const filter = (isLined ? "all" : request.status) as Filter;
  const query: ListQuery = { filter, search: "", page: 1, pageSize: 50 };
  const listOf = (requests: DjRequest[], of: Partial<ListQuery>) => ({
    requests,
    ...of,
    pageCount: 1,
    total: requests.length,
    counts: { ...NONE, queue: 1 },
    cursor: 1,
  });
  const board = {
    id: EVENT,
    djId: "me",
    role,
    code: "PARTY2",
    name: "Lena & Omar",
    venue: "",
    status: "open",
    opensAt: null,
    closesAt: null,
    lastCallAt: null,
    timeZone: "UTC",
    settings: { lanes: ["Dinner", "Peak"], votes: true },
    counts: { ...NONE, apart: state === "apart" ? 1 : 0 },
    cursor: 1,
    guests: 2,
    undo: null,
    playing: state === "playing" ? request : null,
  } as unknown as Board;
  const list = listOf(["playing", "apart"].includes(state) ? [] : [request], query);
  const queue = listOf(isLined ? [filler, request] : [filler], queueQuery);
  global.fetch = async (url, { method = "GET", body } = {}) => {
    const { pathname, searchParams } = new URL(String(url), "http://localhost");
    if (method === "GET") {
      const isOfApart = searchParams.get("filter") === "apart";
      const listed = [request, filler].filter(({ apart }) => apart || !isOfApart);
      if (pathname.endsWith("/requests")) return respond(200, listOf(listed, query));
      if (pathname === `/api/dj/events/${EVENT}`) return respond(200, { event: board });
      return respond(404, { error: { code: "not_found" } });
    }
    if (pathname.endsWith("/presence")) return respond(200, { others: [], guests: 3 });
    sent.push({ method, path: pathname, body: body && JSON.parse(String(body)) });
    const step = { verb: "noted", title: "Zombie", songs: 1, by: null };
    const changed = [request, filler].filter(
      ({ id }) => method === "PATCH" && pathname.endsWith(id),
    );
    const requests = changed.map((one) => ({ ...one, ...JSON.parse(String(body)) }));
    cursor += 1;
    return respond(200, { step, requests, undo: step, cursor });
  };
  let cursor = 1;
  render(
    <English>
      <AppRouterContext value={{} as AppRouterInstance}>
        <Router path="/DJPortal">
          <BoardScreen
            {...({ board, list, queue, query } as unknown as Parameters<typeof BoardScreen>[0])}
            events={[]}
            guestPage="http://localhost/requests"
          />
        </Router>
      </AppRouterContext>
    </English>,
  );
  await act(async () => {});
}

/** Forgets what was done on the boards before, in a browser that has what a board needs. */
export function resetBoards() {
  localStorage.clear();
  useStepsStore.setState({
    outbox: "",
    steps: [],
    confirmed: [],
    isSilent: false,
    downSince: null,
  });
  useBoardStore.getState().stopPicking();
  sent.length = 0;
  FakeEventSource.install();
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
}
