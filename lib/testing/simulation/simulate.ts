import { isAppError } from "@/lib/calls/errors";
import { eraseOldWords, KEPT_DAYS } from "@/lib/party/requests/erase";
import { undo } from "@/lib/party/requests/undo";
import { updateEvent } from "@/lib/party/requests/update-event";
import { type Act, acts, Scene } from "./acts";
import { Clock, install, settled } from "./clock";
import { checkGuestView } from "./guest-view";
import type { Party } from "./party";
import type { Plan, Step } from "./plan";
import { Random, seedNode } from "./random";
import type { Stored } from "./rows";
import { Killed, type Server, separateSingletons } from "./server";
import { checkCards, checkErased, checkStored, checkUndone } from "./stored-rules";
import { Violation } from "./violation";
import { type template, World } from "./world";

/** A stream that is open may be behind for so long: until the other process looks by itself, and delivers. */
const LONGEST_DELAY_MS = 1100;
const RESTART_MS = 1500;
const LATE_MS = 700;
/** Until the last streams are back after a kill, and have caught up. */
const CALM_MS = 5000;

let clock = new Clock();

/** Prepares this process for simulations: it has no other use afterwards. */
export function prepare() {
  install(() => clock);
  separateSingletons();
}

/** How a call ended, for each time that it was sent. */
type Outcome = { answer?: unknown; refusal?: string };

/** Simulates a night, and tells what happens, call by call. @throws Violation */
export async function simulate(
  plan: Plan,
  from: Awaited<ReturnType<typeof template>>,
  tell: (line: string) => void,
) {
  clock = new Clock();
  seedNode(plan.seed);
  const world = await World.open(clock, from, plan);
  const night = new Night(world, tell);
  try {
    for (let at = 0; at < plan.steps.length; ) {
      const group = [plan.steps[at] as Step];
      for (at += 1; isJoined(group, plan.steps[at]); at += 1) group.push(plan.steps[at] as Step);
      await night.take(group);
    }
    await night.end();
  } finally {
    await world.close();
  }
}

/** What takes several calls by itself begins alone. */
function isJoined([first]: Step[], next: Step | undefined) {
  return next?.joins && next.kind !== "undoAll" && first?.kind !== "undoAll";
}

class Night {
  readonly #tell: (line: string) => void;
  readonly #world: World;
  readonly #changedAt = new Map<string, { cursor: number; at: number }>();
  #checked = 0;

  constructor(world: World, tell: (line: string) => void) {
    this.#world = world;
    this.#tell = tell;
  }

  async take(group: readonly Step[]) {
    const { parties, rows } = this.#world;
    const before = parties.map(({ id }) => rows.of(id));
    const acts = await Promise.all(group.map((step) => this.#perform(step, group.length === 1)));
    await settled();
    for (const act of acts) act?.unlearn?.();
    await this.#check();
    if (group.length === 1 && group[0]?.kind.startsWith("ask")) {
      for (const [index, { id }] of parties.entries())
        checkCards(before[index] as Stored, rows.of(id));
    }
    await clock.pass(1 + (group.at(-1)?.waitMs ?? 0));
    // With time alone an event opens or closes, and what the decks play counts.
    const isChanged = parties.some(({ id }) => rows.cursor(id) !== this.#changedAt.get(id)?.cursor);
    if (isChanged) await this.#check();
    await this.#checkReaders();
  }

  async end() {
    const { servers, readers, guests, parties, rows } = this.#world;
    for (const [index, server] of servers.entries()) if (!server.isAlive) this.#world.start(index);
    await this.#calmDown();
    await this.#checkReaders();
    for (const reader of readers) await reader.check(0, true);
    for (const party of parties) {
      const stored = rows.of(party.id);
      const late =
        stored.event.nextTurnAt && Date.parse(stored.event.nextTurnAt) < clock.now - CALM_MS;
      if (late) throw new Violation("an event does not turn at its time", stored.event.nextTurnAt);
      for (const [index, guest] of guests.slice(0, 12).entries()) {
        await this.#world.server(1).run(() => checkGuestView(party, guest, index, stored));
      }
    }
    await this.#erase();
  }

  /** A month later nobody's words are stored, and everything else holds as before. */
  async #erase() {
    const { parties, rows, djs } = this.#world;
    const server = this.#world.server(0);
    for (const { id } of parties) {
      await server.run(() => updateEvent(djs[0] as (typeof djs)[0], id, { status: "closed" }));
    }
    await server.run(() => eraseOldWords(clock.now + (KEPT_DAYS + 1) * 86_400_000));
    for (const party of parties) {
      const stored = rows.of(party.id);
      checkStored(stored);
      checkErased(stored, rows.undos(party.id));
      await server.run(() => checkGuestView(party, this.#world.guests[0] ?? "", 0, stored));
    }
  }

  /** Lets time pass until nothing changes by itself any more: the songs of the decks end. */
  async #calmDown() {
    const { parties, rows } = this.#world;
    const cursors = () => parties.map(({ id }) => rows.cursor(id)).join();
    for (let before = ""; before !== cursors(); ) {
      before = cursors();
      await clock.pass(CALM_MS);
    }
  }

  /** Takes a step. Returns the call that it made, if any. */
  async #perform(step: Step, isAlone: boolean): Promise<Act | undefined> {
    const { kind } = step;
    if (kind === "wait" || kind === "cut" || kind === "kill" || kind === "undoAll") {
      await this.#performWithoutCall(kind, step);
      return undefined;
    }
    const scene = new Scene(this.#world, step);
    const act = acts[kind](scene);
    if (!act) {
      this.#tell(`${step.index} ${kind} -`);
      return undefined;
    }
    const outcomes = await this.#send(step, act);
    const confirmed = outcomes.flatMap(({ refusal, answer }) => (refusal ? [] : [answer]));
    for (const reader of this.#world.readers) reader.noteOwn(scene.guest, confirmed);
    const answers = outcomes.map(({ refusal }) => refusal ?? "ok");
    this.#tell(`${step.index} ${kind} ${step.fate} ${answers.join(" ")}`);
    for (const { refusal, answer } of outcomes) if (!refusal) act.learn?.(answer as never);
    if (isAlone && act.isRepeatable && answers[0] === "ok" && answers.at(-1) !== "ok") {
      throw new Violation("a call that is sent again has another answer", kind, answers);
    }
    return act;
  }

  /** What happens without a call of its own. */
  async #performWithoutCall(kind: "wait" | "cut" | "kill" | "undoAll", step: Step) {
    const { at, draws, waitMs } = step;
    const { readers } = this.#world;
    if (kind === "cut") readers[(draws[0] ?? 0) % readers.length]?.cut(at, waitMs);
    if (kind === "kill") this.#kill(this.#world.server(at));
    if (kind === "undoAll") await this.#undoAll(step);
  }

  /** Sends a call, and again where that is its fate. */
  async #send({ fate, at }: Step, act: Act): Promise<Outcome[]> {
    const [here, there] = [this.#world.server(at), this.#world.server(at + 1)];
    here.way = fate === "lost" ? "lost" : fate === "late" ? LATE_MS : 0;
    if (fate === "twice") return Promise.all([attempt(here, act), attempt(there, act)]);
    if (fate === "killed" && here !== there) {
      here.diesAtCommit = true;
      const first = await attempt(here, act);
      here.diesAtCommit = false;
      if (here.isAlive) return [first];
      this.#startAgain(here);
      return [first, await attempt(this.#world.server(at), act)];
    }
    const first = await attempt(here, act);
    return fate === "dropped" ? [first, await attempt(there, act)] : [first];
  }

  #kill(server: Server) {
    if (this.#world.servers.every(({ isAlive }) => isAlive)) {
      server.kill();
      this.#startAgain(server);
    }
  }

  #startAgain(server: Server) {
    const index = this.#world.servers.indexOf(server);
    clock.add(() => this.#world.start(index), RESTART_MS);
  }

  /** DJs take some steps, and undo them all. */
  async #undoAll(step: Step) {
    const { rows, djs } = this.#world;
    const random = new Random(step.draws[5] ?? 0);
    const { party, stored: before } = new Scene(this.#world, step);
    const first = rows.undoable(party.id)[0] ?? 0;
    for (let count = 1 + random.below(8); count > 0; count -= 1) {
      const kind = DJ_KINDS[random.below(DJ_KINDS.length)] ?? "accept";
      const draws = [step.draws[0] ?? 0, ...Array.from({ length: 5 }, () => random.below(2 ** 30))];
      const scene = new Scene(this.#world, { ...step, kind, draws, ids: [random.uuid()] });
      const act = acts[kind](scene);
      if (act)
        this.#tell(`  ${kind} ${(await attempt(this.#world.server(count), act)).refusal ?? "ok"}`);
      await clock.pass(20);
    }
    for (let count = 0; (rows.undoable(party.id)[0] ?? 0) > first; count += 1) {
      const call = () => undo(djs[0] as (typeof djs)[0], party.id);
      const { refusal } = await attempt(this.#world.server(count), { call });
      if (refusal) throw new Violation("a step cannot be undone", refusal);
      await clock.pass(20);
    }
    checkUndone(before, rows.of(party.id), clock.now);
    this.#tell(`${step.index} undoAll`);
  }

  async #check() {
    const { parties, rows, ledger, guests, readers } = this.#world;
    for (const party of parties) {
      const stored = rows.of(party.id);
      ledger.check(party.id, stored);
      const { cursor } = stored.event;
      if (this.#changedAt.get(party.id)?.cursor === cursor) continue;
      this.#changedAt.set(party.id, { cursor, at: clock.now });
      checkStored(stored);
      this.#checked += 1;
      const index = this.#checked % 8;
      const view = () => checkGuestView(party, guests[index] ?? "", index, stored);
      await this.#world.server(this.#checked).run(view);
    }
    const reader = readers[this.#checked % readers.length];
    if (reader?.openSince !== undefined) await reader.check(this.#checked, false);
  }

  /** @throws Violation if a page has met something wrong, or an open one has waited too long */
  async #checkReaders() {
    const { readers } = this.#world;
    for (const { failure, page, party, ...reader } of readers) {
      if (failure) throw failure;
      if (
        page.isOfDj &&
        this.#isCalm(reader.openSince, party) &&
        page.cursor < this.#cursorOf(party)
      ) {
        throw new Violation("an open page misses a change", page.cursor, this.#cursorOf(party));
      }
    }
    const reader = readers[(this.#checked * 7) % readers.length];
    if (reader && this.#isCalm(reader.openSince, reader.party))
      await reader.check(this.#checked, true);
  }

  #cursorOf({ id }: Party) {
    return this.#changedAt.get(id)?.cursor ?? 0;
  }

  /** Whether a page that is open since then must have heard of everything. */
  #isCalm(openSince: number | undefined, { id }: Party) {
    if (openSince === undefined) return false;
    return clock.now - Math.max(this.#changedAt.get(id)?.at ?? 0, openSince) >= LONGEST_DELAY_MS;
  }
}

/** Steps that only DJs take, and can undo. */
const DJ_KINDS = [
  "accept",
  "accept",
  "decline",
  "play",
  "played",
  "reopen",
  "move",
  "pin",
  "park",
  "note",
  "mark",
  "tie",
  "bulk",
  "split",
  "merge",
  "mute",
  "letIn",
  "lastCall",
] as const;

async function attempt(server: Server, { call }: Pick<Act, "call">): Promise<Outcome> {
  try {
    return { answer: await server.answer(call) };
  } catch (error) {
    if (error instanceof Killed) return { refusal: "killed" };
    if (isAppError(error)) return { refusal: error.message };
    throw new Violation("a call fails", String((error as Error).stack));
  }
}
