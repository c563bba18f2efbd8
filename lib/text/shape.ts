/** Guards for data from outside, where a page is to load no zod: what every page reads, and the guest page. */

type Guard<T> = (value: unknown) => value is T;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isText(value: unknown): value is string {
  return typeof value === "string";
}

export function isTextOrNull(value: unknown): value is string | null {
  return value === null || isText(value);
}

export function isNumber(value: unknown): value is number {
  return typeof value === "number";
}

/** Those of a list that pass; none if it is no list. */
export function thoseIn<T>(list: unknown, isOne: Guard<T>): T[] {
  return Array.isArray(list) ? list.filter(isOne) : [];
}

export function isListOf<T>(list: unknown, isOne: Guard<T>): list is T[] {
  return Array.isArray(list) && list.every(isOne);
}

export function isRecordOf<T>(record: unknown, isOne: Guard<T>): record is Record<string, T> {
  return isRecord(record) && Object.values(record).every(isOne);
}
