export type Connection = "live" | "connecting" | "polling";

/** A stream that fails this often without ever opening is impossible here: a proxy eats it, say. */
const FAILURES_BEFORE_POLLING = 3;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

export type Listener = {
  onMessage: (data: unknown, id: number) => void;
  /** So much was missed that lists had better be read again. */
  onReset: (id: number) => void;
  onConnection: (connection: Connection) => void;
};

/**
 * Keeps an event stream open at `url`, from `cursor` on, for as long as it is wanted. The browser itself
 * comes back after a lost connection and says what it knows; after an answer that is not a stream we come
 * back, ever more slowly. Returns how to close it.
 */
export function openEventStream(url: string, cursor: number, listener: Listener) {
  let lastId = cursor;
  let failures = 0;
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function connect() {
    clearTimeout(retry);
    source?.close();
    source = new EventSource(`${url}?cursor=${lastId}`);
    source.onopen = () => {
      failures = 0;
      listener.onConnection("live");
    };
    source.onmessage = ({ data, lastEventId }) => {
      lastId = Number(lastEventId) || lastId;
      listener.onMessage(JSON.parse(data), lastId);
    };
    source.addEventListener("reset", (message) => {
      lastId = Number((message as MessageEvent).lastEventId) || lastId;
      listener.onReset(lastId);
    });
    source.onerror = handleError;
  }

  function handleError() {
    failures += 1;
    listener.onConnection(failures < FAILURES_BEFORE_POLLING ? "connecting" : "polling");
    if (source?.readyState !== EventSource.CLOSED) return;
    const delay = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS);
    retry = setTimeout(connect, delay);
  }

  connect();
  window.addEventListener("online", connect);
  return () => {
    clearTimeout(retry);
    source?.close();
    window.removeEventListener("online", connect);
  };
}
