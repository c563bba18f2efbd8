import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import type { Dj } from "@/lib/account/auth/schema";
import { isAppError } from "@/lib/calls/errors";
import { ownEvent } from "@/lib/party/events/access";
import { openStream } from "@/lib/party/live/channel";
import { djDeltaSchema, guestDeltaSchema } from "@/lib/party/live/schema";
import type { PushedResponse } from "@/lib/server/pushed-response";
import { type Clock, running } from "./clock";
import type { Ledger } from "./ledger";
import { Page } from "./page";
import type { Party } from "./party";
import { Killed, type Server } from "./server";
import { Violation } from "./violation";

type Whose = { dj: Dj; guest?: never } | { guest: string; dj?: never };
type Surroundings = { clock: Clock; ledger: Ledger; server: (index: number) => Server };

/** How soon a browser connects again, as the stream tells it. */
const RECONNECT_MS = 1000;

/** For so long a DJ may hear who has lost their access, if nobody has announced it. */
const LONGEST_HEARD_MS = 1100;

/** Reads a page. Resolves to false without access. */
function readIfAllowed(page: Page) {
  return page.read().then(
    () => true,
    (error: unknown) => {
      if (isAppError(error) && error.code === "not_found") return false;
      throw error;
    },
  );
}

/** A connection that the server writes to. What it writes after a cut gets lost. */
class Connection extends EventEmitter {
  closed = false;
  isCut = false;
  readonly socket = null;
  readonly writableLength = 0;
  readonly #hear: (text: string) => void;
  readonly #onEnd: () => void;

  constructor(hear: (text: string) => void, onEnd: () => void) {
    super();
    this.#hear = hear;
    this.#onEnd = onEnd;
  }

  removeHeader() {}
  setHeader() {}
  flushHeaders() {}

  write(bytes: Uint8Array) {
    if (!this.isCut) this.#hear(Buffer.from(bytes).toString());
  }

  end() {
    if (!this.isCut) this.#onEnd();
  }

  close() {
    this.closed = true;
    this.emit("close");
  }
}

/** A page that is open on a device, with its event stream. */
export class Reader {
  readonly page: Page;
  readonly party: Party;
  readonly #world: Surroundings;
  readonly #whose: Whose;
  #connection: Connection | undefined;
  #server: Server | undefined;
  /** Since when it has a stream; undefined while it has none. */
  openSince: number | undefined;
  /** What went wrong in the background. */
  failure: unknown;

  /** Since when its DJ is known to have no access, as far as they have a stream. */
  #strangerSince: number | undefined;

  /** Tells which of the lists its page keeps. */
  readonly #number: number;

  constructor(world: Surroundings, party: Party, whose: Whose, number: number) {
    this.#number = number;
    this.#world = world;
    this.party = party;
    this.#whose = whose;
    this.page = new Page(party, whose, number);
  }

  /** Opens the page at a process. */
  async open(at: number) {
    await this.#world.server(at).answer(() => this.page.read());
    await this.#connect(at);
  }

  /** The connection breaks: nobody tells the server for so many ms, and the page comes back at another process. */
  cut(at: number, ms: number) {
    const connection = this.#connection;
    if (!connection || connection.isCut) return;
    this.#leave();
    this.#world.clock.add(() => connection.close(), ms);
    this.#connectLater(at);
  }

  /** The guest has done something, and was answered. */
  noteOwn(guest: string, answers: readonly unknown[]) {
    if (this.#whose.guest === guest) this.page.noteOwn(answers);
  }

  #leave() {
    if (this.#connection) this.#connection.isCut = true;
    this.#connection = undefined;
    this.openSince = undefined;
    this.#server?.onDeath.delete(this.#onDeath);
  }

  readonly #onDeath = () => {
    this.#leave();
    this.#connectLater(1);
  };

  #connectLater(at: number) {
    const connect = () => void this.#connect(at).catch(this.#fail);
    // A device lives on when a process dies that it was connected to.
    running.exit(() => this.#world.clock.add(connect, RECONNECT_MS));
  }

  readonly #fail = (error: unknown) => {
    if (error instanceof Killed) this.#connectLater(1);
    // The DJ has lost their access, and looks from time to time whether they have it again.
    else if (isAppError(error) && error.code === "not_found") {
      this.#leave();
      running.exit(() =>
        this.#world.clock.add(() => void this.open(1).catch(this.#fail), RECONNECT_MS),
      );
    } else this.failure ??= error;
  };

  async #connect(at: number) {
    const server = this.#world.server(at);
    const { dj, guest } = this.#whose;
    const { id } = this.party;
    const response = await server.answer(async () => {
      if (dj) await ownEvent(dj, id, "see");
      const who = dj ? { dj: dj.id } : { guest };
      return openStream({ method: "GET", signal: undefined as never }, id, who, this.page.cursor);
    });
    const connection = new Connection(
      (text) => this.#hear(text),
      () => this.#onDeath(),
    );
    this.#connection = connection;
    this.#server = server;
    server.onDeath.add(this.#onDeath);
    this.openSince = this.#world.clock.now;
    server.run(() =>
      (response as PushedResponse).pushed.sendTo(connection as unknown as ServerResponse),
    );
  }

  #hear(text: string) {
    for (const block of text.split("\n\n").filter(Boolean)) {
      const [, event] = /^event: (\w+)$/m.exec(block) ?? [];
      const [, data] = /^data: (.*)$/m.exec(block) ?? [];
      if (event === "gone") this.failure ??= new Violation("an event is gone");
      if (event === "reset") this.#readAgain();
      if (!event && data) this.#learn(data);
    }
  }

  #learn(data: string) {
    const schema = this.#whose.dj ? djDeltaSchema : guestDeltaSchema;
    try {
      if (this.page.take(schema.parse(JSON.parse(data)), data)) this.#readAgain();
    } catch (error) {
      this.failure ??= error;
    }
  }

  #readAgain() {
    const server = this.#server;
    if (!server) return;
    server.answer(() => this.page.read()).catch(this.#fail);
  }

  /** @throws Violation if the DJ, who has no access any more, has had a stream for long */
  #checkIsCutOff() {
    const { now } = this.#world.clock;
    if (this.openSince === undefined) return;
    this.#strangerSince ??= now;
    const since = Math.max(this.openSince, this.#strangerSince);
    if (now - since > LONGEST_HEARD_MS) throw new Violation("a DJ without access still hears");
  }

  /**
   * Compares the page with one that is read just now, if it is up to date: it must be where it `isCalm`, though guests
   * are not told of every change. @throws Violation
   */
  async check(at: number, isCalm: boolean) {
    const { guest } = this.#whose;
    // No change tells whose songs were those of a guest whom a DJ has erased, and what only announces it may be lost.
    if (guest && this.#world.ledger.isForgotten(this.party.id, guest)) return;
    const fresh = new Page(this.party, this.#whose, this.#number);
    const hasAccess = await this.#world.server(at).run(() => readIfAllowed(fresh));
    if (!hasAccess) return this.#checkIsCutOff();
    this.#strangerSince = undefined;
    if (isCalm || fresh.cursor === this.page.cursor) this.page.compare(fresh);
  }
}
