import { readFileSync } from "node:fs";
import type { LanguageCode } from "@/lib/shell/i18n/locales";

export type Messages = { [key: string]: string | Messages };

/** One language's messages as they are in its file. */
export function readMessages(code: LanguageCode): Messages {
  return JSON.parse(readFileSync(`messages/${code}.json`, "utf8"));
}

/** A language's messages by their full keys, such as `board.empty.all`. */
export function flatten(messages: Messages, prefix = ""): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

/** The texts that a message can become: one for each plural form, with `x` for a value. */
export function textsOf(message: string) {
  const form = /(?:=\d+|\b(?:zero|one|two|few|many|other)|\b\d) \{/g;
  return message
    .replace(/\{\w+, (?:plural|select|selectordinal), /g, "\n")
    .replace(form, "\n")
    .replace(/\{\w+\}/g, "x")
    .replace(/[{}]/g, "\n")
    .split("\n")
    .filter((text) => text.trim() !== "");
}
