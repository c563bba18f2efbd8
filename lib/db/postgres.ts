import "server-only";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Storage, Tables, Tx } from "./client";
import { logError, noteQueryOutcome } from "./outage";
import { openAnnouncements } from "./postgres-announcements";
import { directProps } from "./postgres-direct";
import { placesFor } from "./postgres-places";
import { transact } from "./postgres-transaction";
import { groupedWrites } from "./postgres-writes";

/** How long to wait for a new or a free connection: a crowd may keep all of them busy for seconds. */
const CONNECT_MS = 5000;
/** How long a query may take, with the locks that it waits for. */
const QUERY_MS = 4000;
/** PostgreSQL cancels a query that takes too long. If it fails to, we give up the connection. */
const SILENCE_MS = QUERY_MS + 500;
/** A process that freezes inside a transaction holds its locks no longer than this. */
const IDLE_MS = 10_000;
const MOST_CONNECTIONS = 20;
/** Writes leave some connections to reads, which are short. */
const MOST_WRITES = 14;
/** How long a write may wait for its turn. */
const LONGEST_TURN_MS = 5000;
/** A clean stop waits no longer than this for a server that may never answer. */
const CLOSE_MS = 2000;

const limits: pg.ClientConfig = {
  connectionTimeoutMillis: CONNECT_MS,
  statement_timeout: QUERY_MS,
  query_timeout: SILENCE_MS,
  idle_in_transaction_session_timeout: IDLE_MS,
};

// Counts and change ids are bigint in the database and stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens a pool on the PostgreSQL database at `url`. `isPatient` waits for every query as long as it takes. */
export async function openPostgres(url: string, isPatient = false): Promise<Storage> {
  const config = { connectionString: url, ...(!isPatient && limits) };
  // With `pipeline`, queries are sent without waiting for the answers to those before, and a query that takes too long
  // takes its connection with it.
  const pool = new pg.Pool({ ...config, max: MOST_CONNECTIONS, pipeline: true });
  // The pool replaces a broken connection; without listeners the error would end the process.
  pool.on("error", (error) => logError(error));
  pool.on("connect", (client) => client.on("error", (error) => logError(error)));
  const writer = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: noteQueryOutcome,
  });
  const propsOf = directProps(pool);
  const reader = new Kysely<Tables>(propsOf((query) => pool.query(query)));

  const announcements = openAnnouncements(config);
  const announced = new WeakMap<Tx, Set<string>>();
  const inPlace = placesFor(MOST_WRITES, LONGEST_TURN_MS);
  const write = groupedWrites(async (parts) => {
    const { tx, outcomes } = await inPlace(async () =>
      transact(await pool.connect(), propsOf, parts),
    );
    announcements.tell(announced.get(tx) ?? []);
    return outcomes;
  });

  return {
    engine: "postgres",
    reader,
    writer,
    write,
    // PostgreSQL does so by itself, in a process of its own.
    settle() {},
    // A notification within the transaction would make every commit of the server wait for the one before.
    async announce(tx, topic) {
      announced.set(tx, (announced.get(tx) ?? new Set()).add(topic));
    },
    listen: announcements.listen,
    async close() {
      const closing = announcements.close().then(() => pool.end());
      await Promise.race([
        closing,
        new Promise((resolve) => setTimeout(resolve, CLOSE_MS).unref()),
      ]);
    },
  };
}
