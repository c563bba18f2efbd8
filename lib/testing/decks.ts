import { playDue } from "@/lib/party/decks/play";
import type { Hearings } from "@/lib/party/decks/schema";
import { Caller } from "./calls";
import { setClock } from "./clock";
import type { Failure, Night } from "./night";

/** The track of a DJ program, as What's Now Playing sends it. */
export type Track = { title?: string; artist?: string; duration?: number; deck?: string };

/** The DJ program at an event, and the clock by which it plays. */
export class Decks {
  readonly #program = new Caller();
  secret: string;
  readonly night: Night;
  now = Date.now();

  private constructor(night: Night, secret: string) {
    this.night = night;
    this.secret = secret;
    setClock(this.now);
  }

  /** Connects the decks of an event's DJ, whose tracks go to this event. */
  static async at(night: Night) {
    const { body } = await night.dj.post<{ secret: string }>("/api/dj/decks");
    await night.dj.patch("/api/dj/decks", { eventId: night.id });
    return new Decks(night, body.secret);
  }

  /** Makes a new secret, which is heard as often at once as the first. */
  async renew() {
    this.secret = (await this.night.dj.post<{ secret: string }>("/api/dj/decks")).body.secret;
  }

  /** Sends a track. */
  send(track: Track & Record<string, unknown>) {
    const body = { ...track, secret: this.secret };
    return this.#program.post<{ dbid: number } & Failure>("/v1/remoteinput", body);
  }

  /** Lets so many seconds pass, one step at a time, as the server's timer sees them. */
  async pass(seconds: number) {
    this.now += seconds * 1000;
    jest.setSystemTime(this.now);
    await playDue();
  }

  /** Sends a track and waits until it counts. */
  async play(track: Track) {
    const answered = await this.send(track);
    await this.pass(16);
    return answered;
  }

  async hearings() {
    return (await this.night.dj.get<Hearings>(`${this.night.djUrl}/hearings`)).body;
  }

  answer(hearing: number, isSame: boolean) {
    return this.night.dj.post<Hearings & Failure>(`${this.night.djUrl}/hearings/${hearing}`, {
      isSame,
    });
  }
}
