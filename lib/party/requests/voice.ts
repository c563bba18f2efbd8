import { findIn } from "@/lib/text/find";
import type { Backer } from "./schema";

/**
 * Returns the backer whose name and message a DJ's screen shows for a request: the one who said what is searched for,
 * else the first with both, else the first with a message, else the first with a name. Name and message are never those
 * of two people, because the DJ announces them as one.
 */
export function voiceOf(people: readonly Backer[], search = ""): Backer | undefined {
  const says = (words: string | null) => words !== null && findIn(words, search) !== undefined;
  return (
    people.find(({ name, message }) => says(message) || says(name)) ??
    people.find(({ name, message }) => name && message) ??
    people.find(({ message }) => message) ??
    people.find(({ name }) => name)
  );
}
