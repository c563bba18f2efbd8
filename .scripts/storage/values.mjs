/** Rows that travel together: few enough for PostgreSQL's 65,535 values of a statement. */
export const BATCH = 500;

export const quoted = (name) => `"${name.replaceAll('"', '""')}"`;

/**
 * A value as both engines take it. They differ in what the accounts library stores: times, which are text in SQLite in
 * columns declared `date`, and what is true or false.
 */
export function sameOnBoth(value, declared = "") {
  if (typeof value === "boolean") return Number(value);
  if (value instanceof Date) return value.toISOString();
  if (declared !== "date" || typeof value !== "string") return value;
  // SQLite's own clock writes no zone, and means UTC.
  return new Date(/[zZ]|[+-]\d\d:?\d\d$/.test(value) ? value : `${value}Z`).toISOString();
}
