import { backoff } from "@/lib/client/scheduling/backoff";

export type Connection = "live" | "connecting" | "polling";

/** After this many failures without an open connection, something blocks streams, such as a proxy. */
const FAILURES_BEFORE_POLLING = 3;
/** A stream with a pulse that is silent for so long hangs: two pulses are missing. */
const LONGEST_SILENCE_MS = 11_000;

export type Listener = {
  onMessage: (data: unknown, id: number) => void;
  /** Too many changes were missed: the lists must be read again. */
  onReset: (id: number) => void;
  /** The event was deleted: the stream stays closed. */
  onGone: () => void;
  onConnection: (connection: Connection) => void;
};

/**
 * Keeps an event stream open at `url`, starting from `cursor`. The browser reconnects after a lost connection
 * and sends its last id. After a response that is not a stream we reconnect ourselves, with exponential
 * backoff. Returns a function that closes the stream.
 */
export function openEventStream(url: string, cursor: number, listener: Listener) {
  let lastId = cursor;
  let failures = 0;
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let hasPulse = false;

  /** A connection that hangs gives no error: it is given up when nothing arrives any more. */
  function heard() {
    clearTimeout(silence);
    if (hasPulse) silence = setTimeout(handleSilence, LONGEST_SILENCE_MS);
  }

  function connect() {
    clearTimeout(retry);
    heard();
    source?.close();
    source = new EventSource(`${url}?cursor=${lastId}`);
    source.onopen = () => {
      failures = 0;
      heard();
      listener.onConnection("live");
    };
    source.addEventListener("pulse", () => {
      hasPulse = true;
      heard();
    });
    source.onmessage = ({ data, lastEventId }) => {
      heard();
      lastId = Number(lastEventId) || lastId;
      listener.onMessage(JSON.parse(data), lastId);
    };
    source.addEventListener("reset", (message) => {
      lastId = Number((message as MessageEvent).lastEventId) || lastId;
      listener.onReset(lastId);
    });
    source.addEventListener("gone", () => {
      close();
      listener.onGone();
    });
    source.onerror = handleError;
  }

  function handleSilence() {
    failures += 1;
    listener.onConnection(failures < FAILURES_BEFORE_POLLING ? "connecting" : "polling");
    connect();
  }

  function handleError() {
    failures += 1;
    listener.onConnection(failures < FAILURES_BEFORE_POLLING ? "connecting" : "polling");
    if (source?.readyState !== EventSource.CLOSED) return;
    retry = setTimeout(connect, backoff(failures));
  }

  function close() {
    clearTimeout(retry);
    clearTimeout(silence);
    source?.close();
    window.removeEventListener("online", connect);
  }

  connect();
  window.addEventListener("online", connect);
  return close;
}
