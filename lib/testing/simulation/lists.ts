import { isDeepStrictEqual } from "node:util";
import { NOT_MINE } from "@/lib/party/guests/addresses";
import type { DjDelta, GuestDelta } from "@/lib/party/live/schema";
import { applyUpdate } from "@/lib/party/request-list/apply";
import { completed, isShort, type List } from "@/lib/party/request-list/updates";
import { NO_BACKERS } from "@/lib/party/requests/blank";
import type { ListQuery } from "@/lib/party/requests/list-schema";
import type { DjRequest, GuestRequest, SongRequest } from "@/lib/party/requests/schema";
import { differing, Violation } from "./violation";

const of = (query: Partial<ListQuery>): ListQuery => ({
  filter: "all",
  search: "",
  page: 1,
  pageSize: 5,
  ...query,
});

/** Lists that guests see. */
const ofGuests = [
  of({}),
  of({ page: 2 }),
  of({ filter: "pending" }),
  of({ filter: "accepted" }),
  of({ filter: "played" }),
  of({ filter: "mine", pageSize: 50 }),
  of({ search: "song 1" }),
];

/** Lists that DJs see. */
const ofDjs = [
  ...ofGuests.filter(({ filter }) => filter !== "mine"),
  of({ filter: "accepted", pageSize: 500 }),
  of({ filter: "queue" }),
  of({ filter: "later" }),
  of({ filter: "declined", pageSize: 3 }),
  of({ filter: "apart", sort: "oldest" }),
  of({ filter: "pending", sort: "newest" }),
  of({ filter: "pending", sort: "oldest", page: 2, pageSize: 3 }),
  of({ filter: "pending", sort: "fair" }),
  of({ filter: "pending", sort: "fits" }),
];

/** Most pages show one of them; here each page has a third. */
const SHARE = 3;

type Known = { query: ListQuery; list: List; isStale: boolean };

/** The lists that a page shows, which the browser's own code keeps up to date. */
export class Lists {
  readonly queries: readonly ListQuery[];
  #known: Known[] = [];
  readonly #blank: Omit<DjRequest, keyof SongRequest>;

  constructor(isDj: boolean, number: number) {
    const all = isDj ? ofDjs : ofGuests;
    // A guest's page always has their own.
    this.queries = all.filter(
      ({ filter }, index) => filter === "mine" || index % SHARE === number % SHARE,
    );
    this.#blank = (isDj ? NO_BACKERS : NOT_MINE) as Omit<DjRequest, keyof SongRequest>;
  }

  /** Shows what the server has answered, in the order of the queries. */
  show(lists: readonly List[]) {
    this.#known = this.queries.flatMap((query, index) => {
      const list = lists[index];
      if (!list) return [];
      if (isShort(list)) throw new Violation("a list has fewer rows than it counts", query);
      return { query, list, isStale: false };
    });
  }

  /** The guest's own requests. */
  get own() {
    return this.#own?.list.requests as GuestRequest[] | undefined;
  }

  /** Whether the guest has others by now. */
  get isOwnStale() {
    return this.#own?.isStale ?? false;
  }

  get #own() {
    return this.#known.find(({ query }) => query.filter === "mine");
  }

  /** What a guest does, the page does to its lists itself; here it reads them again. */
  readAgain() {
    for (const known of this.#known) known.isStale = true;
  }

  take(delta: GuestDelta | DjDelta) {
    const before = this.#known.flatMap(({ list }) => list.requests as DjRequest[]);
    for (const known of this.#known) {
      const { list, query } = known;
      const update = completed<DjRequest>(delta, list as List<DjRequest>, before);
      const applied = applyUpdate(list as List<DjRequest>, query, update, this.#blank, Date.now());
      known.list = applied.list;
      known.isStale ||= applied.isStale;
    }
  }

  /** Compares with what was read just now. @throws Violation if a list shows anything else, and does not know it */
  compare(fresh: Lists) {
    for (const [index, known] of this.#known.entries()) {
      const right = fresh.#known[index]?.list;
      if (!right) continue;
      // The page reads it again.
      if (known.isStale) this.#known[index] = { ...known, list: right, isStale: false };
      else compareLists(known, right);
    }
  }
}

function compareLists({ query, list }: Known, right: List) {
  const [is, was] = [list, right].map(({ requests, counts, total, pageCount }) => ({
    ids: requests.map(({ id }) => id),
    counts,
    total,
    pageCount,
  }));
  if (!isDeepStrictEqual(is, was)) {
    throw new Violation("a list is not what a page reads", query, ...differing(was ?? {}, is));
  }
  // Whose words a search has found, only the server tells.
  if (query.search) return;
  for (const [index, request] of list.requests.entries()) {
    // Time passes.
    const others = differing(
      { ...right.requests[index], waitSeconds: null },
      { ...request, waitSeconds: null },
    );
    if (others.length > 0)
      throw new Violation("a list shows a request otherwise", query, ...others);
  }
}
