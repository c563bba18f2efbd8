import { isDeepStrictEqual } from "node:util";
import { eventByCode } from "@/lib/party/events/access";
import type { Settings } from "@/lib/party/events/schema";
import { publicEvent } from "@/lib/party/events/service";
import { listForGuest } from "@/lib/party/requests/list";
import type { GuestList } from "@/lib/party/requests/list-schema";
import type { RequestRow } from "@/lib/party/requests/read";
import { compareRank, isInLine } from "@/lib/party/requests/rules";
import type { GuestRequest } from "@/lib/party/requests/schema";
import { NEXT } from "@/lib/party/requests/view-rules";
import type { Party } from "./party";
import type { Stored } from "./rows";
import { Violation } from "./violation";

/** More than any night here has. */
const PAGE_SIZE = 500;
/** Where a place beyond is told only as such. */
const LAST_PLACE = 320;
const GROUPS = ["playing", "accepted", "pending", "played", "declined"];

type Seen = RequestRow & { isOwn: boolean };
type View = { shown: Seen[]; line: Seen[]; next: string[]; isVeiled: boolean };

/**
 * Compares a guest's list with what follows from the stored rows alone: to a muted guest, what they have apart is like
 * any other request, and to everybody else it does not exist. @throws Violation
 */
export async function checkGuestView(party: Party, guest: string, index: number, stored: Stored) {
  const event = await eventByCode(party.code);
  const query = { filter: "all", search: "", page: 1, pageSize: PAGE_SIZE } as const;
  const list = await listForGuest(party.code, guest, query);
  if (list.cursor !== stored.event.cursor) return;
  const view = viewOf(guest, event.settings.queueView, stored);
  const [seen, expected] = [list.requests, view.shown].map((rows) => rows.map(({ id }) => id));
  if (!isDeepStrictEqual(seen, expected)) {
    throw new Violation("a guest sees another list", event.settings.queueView, seen, expected);
  }
  checkCounts(list.counts, view);
  for (const request of list.requests) {
    checkPlace(request, view);
    checkVeil(request, view);
  }
  refuseLeak(JSON.stringify([list, publicEvent(event)]), index);
}

function viewOf(guest: string, queueView: Settings["queueView"], stored: Stored): View {
  const own = new Set(
    stored.backers.flatMap((row) => (row.guestId === guest ? row.requestId : [])),
  );
  const rows = stored.requests
    .map((row) => ({ ...row, isOwn: own.has(row.id) }))
    .filter((row) => row.status !== "withdrawn" && (row.apart === 0 || row.isOwn));
  const isVeiled = queueView !== "exact";
  const line = rows.filter((row) => isInLine(ranked(row))).sort(byRank);
  const next = queueView === "rough" ? line.slice(0, NEXT).map(({ id }) => id) : [];
  const shown = rows
    .filter((row) => queueView !== "own" || row.isOwn || row.status !== "accepted")
    .sort(isVeiled ? asVeiled(next) : byRank);
  return { shown, line, next, isVeiled };
}

function checkCounts({ mine, all, ...counts }: GuestList["counts"], { shown }: View) {
  const seen = { ...counts, all, mine };
  const count = (isMeant: (row: Seen) => boolean) => shown.filter(isMeant).length;
  const statuses = Object.keys(counts).map((status) => [
    status,
    count((row) => row.status === status),
  ]);
  const right = {
    ...Object.fromEntries(statuses),
    all: shown.length,
    mine: count(({ isOwn }) => isOwn),
  };
  if (!isDeepStrictEqual(seen, right))
    throw new Violation("a guest sees other counts", seen, right);
}

/** Only of their own requests a guest learns the place: in the line as it is, counted from 1. */
function checkPlace({ id, mine, place, placeTo }: GuestRequest, { line }: View) {
  const right = mine ? line.findIndex((row) => row.id === id) + 1 || null : null;
  const isRough = right !== null && place !== null && placeTo !== null;
  const isInRange = isRough && place <= right && right <= Math.max(placeTo, right - LAST_PLACE);
  if (place === right || isInRange) return;
  throw new Violation("a guest is told another place", id, place, placeTo, right);
}

/** @throws Violation if a request tells what guests do not see of the queue */
function checkVeil(request: GuestRequest, { next, isVeiled }: View) {
  if (!isVeiled || request.status !== "accepted") return;
  const index = next.indexOf(request.id);
  const position = index === -1 ? NEXT + 1 : index + 1;
  if (request.position === position && !request.pinned && request.acceptedAt === null) return;
  throw new Violation("a guest learns what the queue hides", request);
}

/** @throws Violation if a text for a guest has the words or the id of another one, or a note of the DJs */
export function refuseLeak(text: string, index: number) {
  const [, whose] =
    [...text.matchAll(/(?:Name|Message)-(\d+)-/g)].find(([, number]) => Number(number) !== index) ??
    [];
  if (whose) throw new Violation("a guest reads another one's words", whose);
  const secret = /Note-\d+|0{4}-7000-8000-\d+|"(muted|banned|lifted|noted|letIn)"/.exec(text);
  if (secret) throw new Violation("a guest reads what is the DJs'", secret[0]);
}

function ranked(row: Seen) {
  return { ...row, pinned: row.pinned === 1, apart: false };
}

function byRank(a: Seen, b: Seen) {
  return compareRank(ranked(a), ranked(b));
}

/** The order in which guests see the list where they do not see that of the queue. */
function asVeiled(next: readonly string[]) {
  return (a: Seen, b: Seen) => {
    const byGroup = GROUPS.indexOf(a.status) - GROUPS.indexOf(b.status);
    if (byGroup !== 0 || a.status !== "accepted") return byGroup || byRank(a, b);
    const [isLeft, isRight] = [a, b].map(({ lane }) => Number(lane !== "queue"));
    const placeOf = ({ id }: Seen) => (next.includes(id) ? next.indexOf(id) : next.length);
    const byAge =
      a.createdAt < b.createdAt || (a.createdAt === b.createdAt && a.id < b.id) ? -1 : 1;
    return (isLeft ?? 0) - (isRight ?? 0) || placeOf(a) - placeOf(b) || byAge;
  };
}
