import { dirname } from "node:path";

const QUERIES = /^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|from|using|\w*[jJ]oin)$/;
/** Migrations create the tables, and tests inspect them. */
const EXEMPT = /^lib\/(db\/migrations|testing)\//;

/** The counters on an event's row are derived from its requests, so their recorder stores these columns. */
const SHARED = new Map([["events", "lib/party/requests/db.ts"]]);

/** @returns {string[]} the queries that name a table outside the folder that declares it */
export function foreignTables(modules) {
  const owners = new Map(
    modules.flatMap(({ file, nodes }) =>
      declaredTables(nodes).map((table) => [table, dirname(file)]),
    ),
  );
  return modules.flatMap(({ file, nodes }) =>
    namedTables(nodes)
      .filter((table) => owners.has(table) && owners.get(table) !== dirname(file))
      .filter((table) => !EXEMPT.test(file) && SHARED.get(table) !== file)
      .map((table) => `${file} queries the table ${table}: only ${owners.get(table)} may.`),
  );
}

/** Returns the tables that a module adds to `Tables` of `lib/db/client`. */
function declaredTables(nodes) {
  return nodes
    .filter(({ type, id }) => type === "TsInterfaceDeclaration" && id.value === "Tables")
    .flatMap(({ body }) => body.body.map(({ key }) => key.value));
}

/** Returns the tables that a module's queries name, without aliases: `selectFrom("requests as r")`. */
function namedTables(nodes) {
  return nodes
    .filter(({ type, callee }) => type === "CallExpression" && QUERIES.test(callee.property?.value))
    .flatMap(({ arguments: [first] }) => first?.expression.elements ?? [first])
    .flatMap((given) => given?.expression.value?.toString().split(" ")[0] ?? []);
}
