import "server-only";
import { type Insertable, type SelectQueryBuilder, sql } from "kysely";
import type { Database, Tables, Tx } from "./client";
import type { Deferred } from "./postgres-deferred";
import { prepared } from "./prepared";

/** What the writes of a transaction send together, on PostgreSQL. */
function deferredOf(db: Database) {
  const executor: object & { deferred?: Deferred } = db.getExecutor();
  return executor.deferred;
}

/**
 * Runs `change` just before the commit, unless a later one has the same key: then only that one runs. Until then, the
 * database does not have the change, not even within the transaction. On SQLite, where a statement costs little, it runs
 * at once.
 */
export async function beforeCommit(tx: Tx, about: string, change: () => unknown) {
  const deferred = deferredOf(tx);
  if (deferred) deferred.beforeCommit(about, change);
  else await change();
}

type Table = keyof Tables & string;
type Column<T extends Table> = keyof Tables[T] & string;

/**
 * Inserts rows of a table, on a hot path. Within a write on PostgreSQL, rows of a table are sent together, before
 * anything else: if one fails, the next read or the commit throws.
 */
export function inserting<T extends Table>(table: T, columns: readonly Column<T>[]) {
  type Row = Insertable<Tables[T]>;
  const one = prepared((db, row: Record<string, unknown>) =>
    db
      .insertInto(table)
      .values(Object.fromEntries(columns.map((column) => [column, row[column]])) as Row),
  );
  const all = prepared((db, { rows }: { rows: string }) => {
    const names = sql.join(columns.map((column) => sql.ref(column)));
    return db
      .insertInto(table)
      .columns(columns)
      .expression(
        sql`select ${names} from json_populate_recordset(null::${sql.table(table)}, ${rows})`,
      );
  });
  return (db: Database, row: Row) => {
    const deferred = deferredOf(db);
    if (!deferred) return one(db, row);
    return deferred.insert(all, row, (rows) =>
      all(db, { rows: JSON.stringify(rows, [...columns]) }),
    );
  };
}

/**
 * A prepared query for a hot path, which many writes of a transaction run at the same time, each with its own values for
 * these names; values are texts. On PostgreSQL, those of one turn of the event loop are sent together.
 */
export function asking<Name extends string, Row extends object>(
  names: readonly Name[],
  build: (db: Database, given: Record<Name, string>) => SelectQueryBuilder<Tables, never, Row>,
) {
  const one = prepared(build);
  const all = prepared((db, { questions }: { questions: string }) => {
    const given = names.map((name) => [name, sql.ref(`asked.${name}`)]);
    const found = build(db, Object.fromEntries(given)).as("found");
    const columns = sql.join(names.map((name) => sql`${sql.ref(name)} text`));
    const asked = sql<{ question: number }>`json_to_recordset(${questions})`;
    return db
      .selectFrom(asked.as<"asked">(sql`asked(question integer, ${columns})`))
      .innerJoinLateral(found, (join) => join.onTrue())
      .selectAll("found")
      .select("asked.question");
  });
  return (db: Database, values: Record<Name, string>): Row[] | Promise<Row[]> => {
    const deferred = deferredOf(db);
    if (!deferred) return one(db, values);
    return new Promise((resolve, reject) => {
      // Other properties of `values` may not be texts that PostgreSQL accepts.
      const named = Object.fromEntries(names.map((name) => [name, values[name]]));
      deferred.ask(all, { values: named, resolve, reject }, (asked) => answerAll(db, all, asked));
    });
  };
}

type Asked<Row> = {
  values: object;
  resolve: (rows: Row[]) => void;
  reject: (error: unknown) => void;
};

/** Runs all of them at once and gives each its rows. */
async function answerAll<Row extends object>(
  db: Database,
  all: (db: Database, given: { questions: string }) => unknown,
  asked: Asked<Row>[],
) {
  const questions = JSON.stringify(
    asked.map(({ values }, question) => Object.assign({ question }, values)),
  );
  try {
    const answers: Row[][] = asked.map(() => []);
    const rows = (await all(db, { questions })) as (Row & { question: number })[];
    for (const { question, ...row } of rows) answers[question]?.push(row as unknown as Row);
    for (const [index, { resolve }] of asked.entries()) resolve(answers[index] ?? []);
  } catch (error) {
    for (const { reject } of asked) reject(error);
  }
}
