import "server-only";
import pg from "pg";

type Waiting = {
  query: pg.QueryConfig;
  resolve: (result: pg.QueryResult) => void;
  reject: (error: Error) => void;
};

/** One result, or several. */
type Answer = pg.QueryResult | pg.QueryResult[];
type Done = (error: Error | undefined, answer: Answer) => void;

/**
 * Queries that are sent together: PostgreSQL runs them in order and answers once, after the last. The first failure skips
 * the rest. Separate queries and answers would each wake the other side.
 */
class Batch extends pg.Query {
  readonly #queries: pg.QueryConfig[];

  constructor(queries: pg.QueryConfig[], done: Done) {
    super({ text: "" }, (error: Error | undefined, answer: unknown) =>
      done(error, answer as Answer),
    );
    this.#queries = queries;
  }

  override submit = (connection: pg.Connection) => {
    // The driver ends each query with a "sync", which requests the answer; here, one is enough for all.
    // Its messages, dozens of a few bytes each, leave as one buffer.
    const messages: Uint8Array[] = [];
    const stream = {
      writable: true,
      cork: () => undefined,
      uncork: () => undefined,
      write: (message: Uint8Array) => messages.push(message),
    };
    const together = Object.create(connection, {
      sync: { value: () => undefined },
      stream: { value: stream },
    });
    for (const query of this.#queries) new pg.Query({ ...query, ...EXTENDED }).submit(together);
    connection.stream.cork();
    connection.stream.write(Buffer.concat(messages));
    connection.sync();
    connection.stream.uncork();
    return null;
  };
}

/** Only the extended protocol lets queries share an answer, including those without values. */
const EXTENDED = { queryMode: "extended" };

/**
 * Returns a function that sends queries to `client`: those of one turn of the event loop travel together. All of them
 * fail with the first that does, and then it is unknown which named statements PostgreSQL has prepared.
 */
export function batchesTo(client: pg.PoolClient) {
  let waiting: Waiting[] = [];

  function send() {
    const sent = waiting;
    waiting = [];
    const batch = new Batch(
      sent.map(({ query }) => query),
      (error, answer) => {
        if (error) for (const { reject } of sent) reject(error);
        else for (const [index, result] of [answer].flat().entries()) sent[index]?.resolve(result);
      },
    );
    client.query(batch);
  }

  return (query: pg.QueryConfig) =>
    new Promise<pg.QueryResult>((resolve, reject) => {
      waiting.push({ query, resolve, reject });
      // Runs after all code that could continue without waiting has done so.
      if (waiting.length === 1) process.nextTick(send);
    });
}
