import { format } from "node:util";
import { Caller } from "./calls";

/** What reveals the product's internals: a stack, an SQL statement, a path on disk, the name of a package. */
export const INSIDES =
  /\bat .*:\d+|\b(select|insert|update|delete)\b.+\b(from|into|set|where)\b|node_modules|\.tsx?\b|\/(work|home|root|tmp|var|usr)\/|sqlite|postgres|kysely|better-auth/i;

type Heard = { call: string; text: string };

/** A logged value with all its properties; a test's console hides the reason of a native module's error. */
function logged(value: unknown) {
  const { message = "", stack = "" } = Object(value) as Partial<Error>;
  return `${format(value)} ${message} ${stack}`;
}

/** The content of an answer, without the cookies it sets. */
export async function heard(call: string, response: Response): Promise<Heard> {
  const headers = [...response.headers].filter(([name]) => name !== "set-cookie");
  const isStream = response.headers.get("content-type")?.includes("event-stream");
  const body = isStream ? "" : await response.clone().text();
  return { call, text: `${response.status} ${JSON.stringify(headers)} ${body}` };
}

/** Records every logged line and every answer to a call during each test. */
export function recordEverything() {
  const answers: Heard[] = [];
  const log: string[] = [];
  beforeEach(() => {
    answers.splice(0);
    log.splice(0);
    for (const level of ["log", "info", "warn", "error", "debug"] as const) {
      jest.spyOn(console, level).mockImplementation((...words) => {
        log.push(words.map(logged).join(" "));
      });
    }
    for (const stream of [process.stdout, process.stderr]) {
      jest.spyOn(stream, "write").mockImplementation((words) => log.push(String(words)) > 0);
    }
    const open = Caller.prototype.open;
    jest.spyOn(Caller.prototype, "open").mockImplementation(async function (this: Caller, ...call) {
      const response = await open.apply(this, call);
      answers.push(await heard(`${call[0]} ${call[1]}`, response));
      return response;
    });
  });
  afterEach(() => jest.restoreAllMocks());

  /** The calls that leaked one of the secrets. `but` returns the secrets that a call may contain. */
  function leaksOf(secrets: string[], but: (call: string) => string[] = () => []) {
    const spoken = [...answers, ...log.map((text) => ({ call: "the log", text }))];
    return spoken.flatMap(({ call, text }) => {
      const known = but(call);
      return secrets.filter((word) => !known.includes(word) && text.includes(word)).map(() => call);
    });
  }

  return { answers, log, leaksOf };
}
