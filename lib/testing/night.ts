import { randomUUID } from "node:crypto";
import { type Storage, storage } from "@/lib/db/client";
import type { DjEvent, Settings } from "@/lib/party/events/schema";
import type { StepAnswer } from "@/lib/party/requests/change-schema";
import type { DjList, GuestList } from "@/lib/party/requests/list-schema";
import type { NewRequestInput, SubmissionAnswer } from "@/lib/party/requests/schema";
import { Caller, signedUpDj } from "./calls";

export type Failure = { error: { code: string; fields?: Record<string, string[]> } };

/** Limits so high that they never affect a test about something else. */
const GENEROUS: Partial<Settings> = { waitingLimit: 1000, pauseSeconds: 0 };

/** Opens an event of a new DJ, with the calls that most tests need. */
export async function openNight(settings: Partial<Settings> = {}, dj?: Caller) {
  const host = dj ?? (await signedUpDj());
  const created = await host.post<{ event: DjEvent }>("/api/dj/events", {
    name: "Lena & Omar",
    status: "open",
    settings: { ...GENEROUS, ...settings },
  });
  return new Night(host, created.body.event);
}

export class Night {
  readonly dj: Caller;
  readonly id: string;
  readonly code: string;

  constructor(dj: Caller, { id, code }: DjEvent) {
    this.dj = dj;
    this.id = id;
    this.code = code;
  }

  get url() {
    return `/api/events/${this.code}`;
  }

  get djUrl() {
    return `/api/dj/events/${this.id}`;
  }

  /** Submits a request as a guest; missing fields are made up. */
  ask(guest: Caller, song: Partial<NewRequestInput> = {}) {
    const body = { id: randomUUID(), title: `Song ${randomUUID()}`, ...song };
    return guest.post<SubmissionAnswer & Failure>(`${this.url}/requests`, body);
  }

  /** Submits a request as a new guest. */
  async asked(song: Partial<NewRequestInput> = {}) {
    const guest = new Caller();
    const { status, body } = await this.ask(guest, song);
    if (status > 201) throw new Error(`Asking answered ${status} ${JSON.stringify(body)}.`);
    return { guest, id: body.request.id };
  }

  list(guest: Caller, query = "") {
    return guest.get<GuestList>(`${this.url}/requests?${query}`);
  }

  djList(query = "") {
    return this.dj.get<DjList>(`${this.djUrl}/requests?${query}`);
  }

  change(id: string, change: object) {
    return this.dj.patch<StepAnswer & Failure>(`/api/dj/requests/${id}`, change);
  }

  /** Takes the steps, each of which must succeed. */
  async step(id: string, ...changes: object[]) {
    for (const change of changes) {
      const { status, body } = await this.change(id, change);
      if (status !== 200) throw new Error(`A step answered ${status} ${JSON.stringify(body)}.`);
    }
  }

  undo() {
    return this.dj.post<StepAnswer & Failure>(`${this.djUrl}/undo`);
  }

  set(change: object) {
    return this.dj.patch<{ event: DjEvent } & Failure>(this.djUrl, change);
  }
}

/** The steps from pending to each status. */
export const stepsTo = {
  pending: [],
  accepted: [{ status: "accepted" }],
  playing: [{ status: "accepted" }, { status: "playing" }],
  played: [{ status: "accepted" }, { status: "playing" }, { status: "played" }],
  declined: [{ status: "declined", declineReason: "wrong_moment" }],
} as const;

const tables = ["events", "requests", "backers", "submissions", "changes"] as const;

/** Every row of the product's own tables in a fixed order, for comparing before and after. */
export async function everything(source?: Storage) {
  const { reader } = source ?? (await storage());
  const rows: Record<string, object[]> = {};
  for (const table of tables) {
    const all: object[] = await reader.selectFrom(table).selectAll().execute();
    rows[table] = all.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  return rows;
}

/** The stored requests of an event, ordered by id, without those in `but`. */
export async function requestRows(eventId: string, but: string[] = []) {
  const { reader } = await storage();
  const rows = await reader
    .selectFrom("requests")
    .selectAll()
    .where("eventId", "=", eventId)
    .orderBy("id")
    .execute();
  return rows.filter(({ id }) => !but.includes(id));
}
