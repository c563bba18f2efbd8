import { format } from "node:util";
import { Caller } from "./calls";

/** What tells of the product's insides: a stack, a statement of SQL, a path on the disk, the parts it is made of. */
export const INSIDES =
  /\bat .*:\d+|\b(select|insert|update|delete)\b.+\b(from|into|set|where)\b|node_modules|\.tsx?\b|\/(work|home|root|tmp|var|usr)\/|sqlite|postgres|kysely|better-auth/i;

type Heard = { call: string; text: string };

/** A logged value with all that it holds; an error of a native module hides its reason from a test's console. */
function logged(value: unknown) {
  const { message = "", stack = "" } = Object(value) as Partial<Error>;
  return `${format(value)} ${message} ${stack}`;
}

/** What an answer says, but for the cookies it gives out. */
export async function heard(call: string, response: Response): Promise<Heard> {
  const headers = [...response.headers].filter(([name]) => name !== "set-cookie");
  const isStream = response.headers.get("content-type")?.includes("event-stream");
  const body = isStream ? "" : await response.clone().text();
  return { call, text: `${response.status} ${JSON.stringify(headers)} ${body}` };
}

/** Writes down, during each test, every line that is logged and every answer to a call. */
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

  /** Who said what they must not; `but` gives some secrets to the calls that are there to tell them. */
  function told(secrets: string[], but: (call: string) => string[] = () => []) {
    const spoken = [...answers, ...log.map((text) => ({ call: "the log", text }))];
    return spoken.flatMap(({ call, text }) => {
      const known = but(call);
      return secrets.filter((word) => !known.includes(word) && text.includes(word)).map(() => call);
    });
  }

  return { answers, log, told };
}
