import Sqlite from "better-sqlite3";
import pg from "pg";

type Query = { sql: string; values: unknown[] };
export type Cost = {
  /** Everything that was sent to the database. */
  statements: number;
  /** The rows that its queries looked at to answer. */
  rows: number;
};

/** What `work` costs the database at `url`: the same on every machine, unlike time. */
export async function costOf(url: string, work: () => Promise<unknown>): Promise<Cost> {
  const isFile = url.startsWith("file:");
  const sent: Query[] = [];
  const listening = isFile ? hearSqlite(sent) : hearPostgres(sent);
  try {
    await work();
  } finally {
    for (const { mockRestore } of listening) mockRestore();
  }
  const queries = sent.filter(({ sql }) => /^select\b/i.test(sql));
  const rows = isFile
    ? rowsInSqlite(url.slice("file:".length), queries)
    : await rowsInPostgres(url, queries);
  return { statements: sent.length, rows };
}

type Statement = Record<"all" | "get" | "run", (...values: unknown[]) => unknown> & {
  source: string;
};

/** All statements share a prototype, also those that were prepared earlier. */
function hearSqlite(sent: Query[]) {
  const memory = new Sqlite(":memory:");
  const prototype: Statement = Object.getPrototypeOf(memory.prepare("select 1"));
  memory.close();
  return (["all", "get", "run"] as const).map((method) => {
    const run = prototype[method];
    return jest.spyOn(prototype, method).mockImplementation(function (this: Statement, ...values) {
      sent.push({ sql: this.source, values: values.flat() });
      return run.apply(this, values);
    });
  });
}

type Submitted = { text: string; values?: unknown };

/** Every query is submitted to its connection by itself, those that travel together, too. */
function hearPostgres(sent: Query[]) {
  const { prototype } = pg.Query;
  const submit = prototype.submit;
  const spy = jest.spyOn(prototype, "submit").mockImplementation(function (
    this: pg.Query & Submitted,
    connection,
  ) {
    // Other processes are notified a moment later, of everything that has happened until then.
    const isWork = !this.text.includes("pg_notify");
    if (isWork)
      sent.push({ sql: this.text, values: Array.isArray(this.values) ? this.values : [] });
    return submit.call(this, connection);
  });
  return [spy];
}

/** Runs the queries again on views of the tables that count each row they are asked for. */
function rowsInSqlite(file: string, queries: Query[]) {
  const database = new Sqlite(file, { readonly: true });
  let rows = 0;
  database.function("counted", { deterministic: false }, (_: unknown) => {
    rows += 1;
    return 1;
  });
  const tables = database
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
    .all();
  for (const { name } of tables as { name: string }[]) {
    const [first] = database.pragma(`table_info("${name}")`) as { name: string }[];
    database.exec(
      `create temp view "${name}" as select * from main."${name}" where counted("${first?.name}")`,
    );
  }
  for (const { sql, values } of queries) database.prepare(sql).all(values);
  database.close();
  return rows;
}

type Plan = Record<string, number> & { Plans?: Plan[] };

/** Lets PostgreSQL say what it did for each query. */
async function rowsInPostgres(url: string, queries: Query[]) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Statistics that PostgreSQL gathers meanwhile decide whether a table of three rows is read whole. Where an index is
  // missing, it still is.
  await client.query("set enable_seqscan = off");
  let rows = 0;
  for (const { sql, values } of queries) {
    const answer = await client.query(`explain (analyze, format json) ${sql}`, values);
    rows += rowsOf(answer.rows[0]["QUERY PLAN"][0].Plan);
  }
  await client.end();
  return rows;
}

/** Only the leaves of a plan read tables. */
function rowsOf(plan: Plan): number {
  if (plan.Plans) return plan.Plans.reduce((sum, part) => sum + rowsOf(part), 0);
  const { "Actual Rows": found = 0, "Actual Loops": loops = 1 } = plan;
  const { "Rows Removed by Filter": dropped = 0, "Rows Removed by Index Recheck": rechecked = 0 } =
    plan;
  return Math.round((found + dropped + rechecked) * loops);
}
