type Message = { data: string; lastEventId: string };

/** A fake `EventSource` with the parts that our code uses. */
export class FakeEventSource {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = 1;
  readonly url: string;
  onopen: () => void = () => {};
  onmessage: (message: Message) => void = () => {};
  onerror: () => void = () => {};
  readonly #listeners = new Map<string, (message: Partial<Message>) => void>();

  constructor(url: string) {
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  addEventListener(type: string, listener: (message: Partial<Message>) => void) {
    this.#listeners.set(type, listener);
  }

  /** The server sends an event of this type. */
  say(type: string, message: Partial<Message> = {}) {
    this.#listeners.get(type)?.(message);
  }

  /** The server answers with something that is no stream. */
  refuse() {
    this.readyState = FakeEventSource.CLOSED;
    this.onerror();
  }

  close() {
    this.readyState = FakeEventSource.CLOSED;
  }

  /** Replaces the browser's own, and forgets what was opened before. */
  static install() {
    FakeEventSource.opened = [];
    Object.assign(globalThis, { EventSource: FakeEventSource });
  }

  static get open() {
    return FakeEventSource.opened.filter(({ readyState }) => readyState !== FakeEventSource.CLOSED);
  }

  static tell(id: number) {
    for (const { onmessage } of FakeEventSource.open)
      onmessage({ data: `${id}`, lastEventId: `${id}` });
  }
}
