import type { Backer } from "./schema";

/**
 * Returns the backer whose name and message a DJ's screen shows for a request: the first with both, else the first
 * with a message, else the first with a name. Name and message are never those of two people, because the DJ
 * announces them as one.
 */
export function voiceOf(people: readonly Backer[]): Backer | undefined {
  return (
    people.find(({ name, message }) => name && message) ??
    people.find(({ message }) => message) ??
    people.find(({ name }) => name)
  );
}
