import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { scratchFolder } from "@/.scripts/scratch.mjs";
import type { Dj } from "@/lib/account/auth/schema";
import { openStorage, type Storage, write } from "@/lib/db/client";
import { openSqlite } from "@/lib/db/sqlite";
import { connect } from "@/lib/party/decks/link";
import { queueViews } from "@/lib/party/events/schema";
import { createEventAs } from "@/lib/party/events/service";
import { addRows, beginImport, finishImport } from "@/lib/party/library/imports";
import { newTrackSchema } from "@/lib/party/library/track";
import { addMember } from "@/lib/party/members/service";
import { createLink } from "@/lib/party/secret-links/service";
import { type Clock, START, settled } from "./clock";
import { Ledger } from "./ledger";
import { WALL } from "./page";
import type { Party } from "./party";
import type { Plan } from "./plan";
import { Reader } from "./reader";
import { Rows } from "./rows";
import { Server } from "./server";

const GUESTS = 50;
/** As many of the songs that guests ask for. */
export const TRACKS = 9;
const MINUTE = 60_000;
const SCHEDULES = [
  { collectsFrom: null, opensAt: START - MINUTE, closesAt: START + 5 * MINUTE },
  { collectsFrom: START + 2000, opensAt: START + 8000, closesAt: START + 2 * MINUTE },
] as const;

/** A new file with all tables. */
export async function template() {
  const folder = scratchFolder("simulated-");
  const file = join(folder, "template.db");
  await (await openStorage(`file:${file}`)).close();
  return { folder, file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Two processes on one storage, with everybody who has to do with two events. */
export class World {
  readonly clock: Clock;
  readonly ledger = new Ledger();
  readonly guests = Array.from(
    { length: GUESTS },
    (_, index) => `01900000-0000-7000-8000-${String(index).padStart(12, "0")}`,
  );
  readonly djs = ["Lena", "Omar", "Mika"].map((name, index) => ({
    id: `dj-${index}`,
    name,
    email: `${name}@example.org`,
  }));
  readonly parties: Party[] = [];
  readonly readers: Reader[] = [];
  readonly servers: Server[] = [];
  readonly storage: Storage;
  readonly rows: Rows;
  readonly #skews: Plan["skews"];

  private constructor(clock: Clock, storage: Storage, rows: Rows, plan: Plan) {
    this.clock = clock;
    this.storage = storage;
    this.rows = rows;
    this.#skews = plan.skews;
    this.start(0);
    this.start(1);
  }

  static async open(clock: Clock, from: { folder: string; file: string }, plan: Plan) {
    const file = join(from.folder, "night.db");
    for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });
    copyFileSync(from.file, file);
    const storage = await openSqlite(file);
    const world = new World(clock, storage, new Rows(new Sqlite(file, { readonly: true })), plan);
    await world.server(0).run(() => world.#invite(plan));
    return world;
  }

  async close() {
    for (const server of this.servers) server.kill();
    await settled();
    this.rows.close();
    await this.storage.close();
  }

  /** Starts a process, or another one in its place. */
  start(index: number) {
    const skewMs = this.#skews[index] ?? 0;
    this.servers[index] = new Server(this.storage, this.clock, skewMs, () => this.servers);
  }

  /** The process with this number, or the other one while it is dead. */
  server(index: number): Server {
    const [first, second] = [this.servers[index % 2], this.servers[(index + 1) % 2]];
    const found = first?.isAlive ? first : second;
    if (!found) throw new Error("No process runs.");
    return found;
  }

  async #invite(plan: Plan) {
    const [owner, second, third] = this.djs;
    if (!owner || !second || !third) return;
    for (const [index, { collectsFrom, opensAt, closesAt }] of SCHEDULES.entries()) {
      const code = `SEED${index + 2}${index + 2}`;
      const event = await createEventAs(owner, code, {
        name: `Night ${index}`,
        opensAt: new Date(opensAt).toISOString(),
        closesAt: new Date(closesAt).toISOString(),
        settings: {
          pauseSeconds: 2,
          queueView: queueViews[(plan.view + index) % queueViews.length] ?? "exact",
          playedGuardMinutes: 1,
          collectsFrom: collectsFrom === null ? null : new Date(collectsFrom).toISOString(),
        },
      });
      if (!event) continue;
      await write(async (tx) => {
        await addMember(tx, { ...event, ownerId: owner.id }, second, "co_dj");
        await addMember(tx, { ...event, ownerId: owner.id }, third, "moderator");
      });
      const [hosts = "", trusted = ""] = await Promise.all(
        (["hosts", "trusted"] as const).map(async (kind) => {
          const headers = new Headers({ host: "simulated" });
          const { link } = await createLink(owner, event.id, kind, headers);
          return link.split("#")[1] ?? "";
        }),
      );
      this.parties.push({ id: event.id, code, hosts, trusted });
    }
    await connect(owner);
    await this.#bringLibrary(owner);
    await this.#openReaders(plan);
  }

  /** The owner has some of the songs that guests ask for. */
  async #bringLibrary(owner: Dj) {
    const { id } = await beginImport(owner, { source: "rekordbox", fileName: "collection.xml" });
    const tracks = Array.from({ length: TRACKS }, (_, index) => {
      const song = { title: `Song ${index}`, artist: index % 2 ? `Band ${index}` : "" };
      const mixing = { key: `${(index % 12) + 1}A`, bpm: 118 + index, duration: 100 + index };
      return newTrackSchema.parse({ sourceId: String(index), ...song, ...mixing });
    });
    await addRows(owner, id, { part: 0, tracks, playlists: [] });
    await finishImport(owner, id);
  }

  async #openReaders(plan: Plan) {
    for (const [index, party] of this.parties.entries()) {
      const djs = this.djs.slice(0, index === 0 ? 3 : 1);
      const guests = [...this.guests.slice(0, index === 0 ? 6 : 2), WALL];
      const all = [...djs.map((dj) => ({ dj })), ...guests.map((guest) => ({ guest }))];
      for (const whose of all)
        this.readers.push(new Reader(this, party, whose, plan.view + this.readers.length));
    }
    for (const [index, reader] of this.readers.entries()) await reader.open(index);
  }
}
