import type { Dj } from "@/lib/account/auth/schema";
import { withDelta as boardAfter } from "@/lib/party/board/live-rules";
import type { Board } from "@/lib/party/board/schema";
import { getBoard } from "@/lib/party/board/service";
import { type EventRow, eventByCode } from "@/lib/party/events/access";
import { outdatedBy, withDelta } from "@/lib/party/guests/live-rules";
import type { DjDelta, GuestDelta } from "@/lib/party/live/schema";
import { listForDj, listForGuest } from "@/lib/party/requests/list";
import type { DjList, GuestList, ListQuery } from "@/lib/party/requests/list-schema";
import { openEvent } from "@/lib/party/requests/open";
import {
  type GuestEvent,
  type GuestRequest,
  type SongRequest,
  songRequestSchema,
} from "@/lib/party/requests/schema";
import { Lists } from "./lists";
import type { Party } from "./party";
import { differing, Violation } from "./violation";

/** More than any night here has. */
const PAGE_SIZE = 500;
/** Reads as a guest who never asks for anything. */
export const WALL = "the wall";
const PUBLIC = Object.keys(songRequestSchema.shape) as (keyof SongRequest)[];

/**
 * How many guests there are, a board hears with each beat of its presence; until when decks are taken for connected, with
 * the next change, as whether the line is too long for the time that is left. Guests do not hear of every change. What a
 * DJ decides about a guest, or another DJ's role, is only announced: where that is lost, they learn it later.
 */
const SEEN_OTHERWISE = ["guests", "decksUntil", "full", "cursor", "banned", "trusted", "role"];
/** By how much the clock of a process may be wrong, and how late it records that an event opens or closes. */
const TURNING_MS = 4000;

/** What a page knows of an event: read at once, then followed by what the stream tells. */
export class Page {
  cursor = 0;
  /** The newest change of which the stream has told. */
  #told = 0;
  /** What the page shows of the event itself, which the browser's own code keeps up to date. */
  event: GuestEvent | Board | undefined;
  #isEventStale = false;
  /** What the guest has asked or voted for, which a phone remembers. */
  readonly #confirmed = new Set<string>();
  /** The event opens or closes about now: each process has a clock of its own. */
  isTurning = false;
  requests = new Map<string, SongRequest>();
  readonly #party: Party;
  readonly #dj: Dj | undefined;
  readonly #guest: string | undefined;

  readonly lists: Lists;

  constructor(party: Party, { dj, guest }: { dj?: Dj; guest?: string }, number = 0) {
    this.lists = new Lists(dj !== undefined, number);
    this.#party = party;
    this.#dj = dj;
    this.#guest = guest;
  }

  get isOfDj() {
    return this.#dj !== undefined;
  }

  get queueView() {
    return this.event?.settings.queueView ?? "exact";
  }

  /** Reads everything. A change in between makes it begin again. */
  async read(): Promise<void> {
    const event = await eventByCode(this.#party.code);
    const shownEvent = await this.#event();
    const filters = this.#dj ? (["apart", "all"] as const) : (["all"] as const);
    const whole = { search: "", page: 1, pageSize: PAGE_SIZE };
    const lists = await Promise.all(
      filters.map((filter) => this.#list(event, { ...whole, filter })),
    );
    const shown = await Promise.all(this.lists.queries.map((query) => this.#list(event, query)));
    const isOne = [...lists, ...shown, shownEvent].every(({ cursor }) => cursor === event.cursor);
    if (!isOne) return this.read();
    if (event.cursor < this.cursor) return;
    this.cursor = event.cursor;
    this.event = shownEvent;
    this.isTurning = Date.parse(event.nextTurnAt ?? "") - TURNING_MS < Date.now();
    this.#isEventStale = false;
    this.requests = new Map(lists.flatMap(({ requests }) => requests.map((row) => [row.id, row])));
    this.lists.show(shown);
  }

  #event(): Promise<GuestEvent | Board> {
    const { code, id } = this.#party;
    return this.#dj ? getBoard(this.#dj, id) : openEvent(code, this.#guest ?? "");
  }

  /** The guest has done something, and was answered: the page shows it, and reads what only the server knows. */
  noteOwn(answers: readonly unknown[]) {
    for (const answer of answers) {
      const { request } = (answer ?? {}) as { request?: Partial<GuestRequest> };
      if (request?.id && request.mine === true) this.#confirmed.add(request.id);
      if (request?.id && request.mine === false) this.#confirmed.delete(request.id);
    }
    this.lists.readAgain();
    this.#isEventStale = true;
  }

  #list(event: EventRow, query: ListQuery): Promise<DjList | GuestList> {
    return this.#dj ? listForDj(event, query) : listForGuest(event.code, this.#guest ?? "", query);
  }

  /** Follows the stream. Returns whether the page has to be read again, because guests see the queue in another way. */
  take(delta: GuestDelta | DjDelta, text: string) {
    if (delta.id <= this.#told) throw new Violation("a change is told twice", text);
    this.#told = delta.id;
    // The page has read everything since.
    if (delta.id <= this.cursor) return false;
    if (this.#dj && delta.id !== this.cursor + 1) throw new Violation("a change is not told", text);
    this.cursor = delta.id;
    const { queueView } = this;
    this.#follow(delta);
    this.lists.take(delta);
    const shown = new Set(delta.requests.map(({ id }) => id));
    for (const id of Object.keys(delta.from)) if (!shown.has(id)) this.requests.delete(id);
    for (const request of delta.requests) this.requests.set(request.id, request);
    return !this.#dj && queueView !== this.queueView;
  }

  #follow(delta: GuestDelta | DjDelta) {
    const { event } = this;
    if (this.#dj) {
      this.event = boardAfter(event as Board, delta as DjDelta);
      return;
    }
    const shown = {
      event: event as GuestEvent,
      own: this.lists.own,
      confirmed: [...this.#confirmed],
    };
    const outdated = outdatedBy(delta as GuestDelta, shown);
    if (outdated.lists) this.lists.readAgain();
    this.#isEventStale ||= outdated.event || this.lists.isOwnStale;
    this.event = withDelta(shown.event, delta as GuestDelta);
  }

  /** @throws Violation if a page that was read just now shows anything else */
  compare(fresh: Page) {
    for (const request of fresh.requests.values()) {
      if (this.#isTold(request, fresh)) this.#compareRow(request);
    }
    for (const [id, request] of this.requests) {
      if (fresh.requests.has(id) || !this.#isTold(request, fresh)) continue;
      throw new Violation("a page shows what is gone", request);
    }
    this.lists.compare(fresh.lists);
    if (this.#isEventStale) this.event = fresh.event;
    else this.#compareEvent(fresh);
    this.#isEventStale = false;
  }

  #compareEvent({ event, isTurning }: Page) {
    const columns = Object.keys(event ?? {}).filter((column) => !SEEN_OTHERWISE.includes(column));
    const [fresh, known] = [event, this.event].map((one) => pick(one ?? {}, columns));
    for (const other of differing(fresh ?? {}, known)) {
      const [column] = other.split(" ");
      if (column === "status" && isTurning) continue;
      // Since decks are connected, as the next change tells.
      if (column === "pace" && event?.pace.seconds === null) continue;
      throw new Violation(`a page shows another ${column} of its event`, other);
    }
  }

  #compareRow(request: SongRequest) {
    const known = this.requests.get(request.id) ?? {};
    const columns = this.#dj ? Object.keys(request) : PUBLIC;
    const others = differing(pick(request, columns), pick(known, columns));
    if (others.length === 0) return;
    throw new Violation("a stream and a fresh page differ", request.id, ...others);
  }

  /** Whether a stream tells where the request stands, and a list would show it. */
  #isTold(request: SongRequest & { apart?: boolean }, { queueView }: Page) {
    const { status, apart } = request;
    if (status === "withdrawn") return false;
    // No list of the DJs shows what they have declined apart.
    if (this.#dj) return !(apart && status === "declined");
    // Where guests do not see the whole queue, a page reads the accepted requests again when it has moved.
    return queueView === "exact" || status !== "accepted";
  }
}

function pick(row: object, columns: readonly string[]) {
  return Object.fromEntries(columns.map((column) => [column, (row as never)[column]]));
}
