import { createTranslator } from "next-intl";
import { errorCodes } from "@/lib/calls/errors";
import { languageCodes, locales } from "@/lib/shell/i18n/locales";
import { flatten, type Messages, readMessages } from "@/lib/testing/catalogue";

const bundles = languageCodes.map((code) => ({ code, messages: readMessages(code) }));

const english = new Map(flatten(bundles[0]?.messages ?? {}));

/**
 * Returns the names of a message's arguments, in any plural form. Braces alternate between argument and text,
 * so names are at odd depths, as in `{count, plural, other {{name} and # more}}`.
 */
function placeholders(message: string) {
  const names = new Set<string>();
  let depth = 0;
  for (const [, brace, name = ""] of message.matchAll(/([{}])\s*(\w*)/g)) {
    depth += brace === "{" ? 1 : -1;
    if (brace === "{" && depth % 2 === 1) names.add(name);
  }
  return [...names].sort();
}

/** One number for each plural form of any of the languages. */
const samples = [0, 1, 2, 3, 11, 100, 1_000_000];

test.each(bundles)("$code has every message of English, with the same placeholders", (bundle) => {
  const messages = new Map(flatten(bundle.messages));
  expect([...messages.keys()].sort()).toEqual([...english.keys()].sort());
  for (const [key, message] of messages) {
    expect([key, placeholders(message)]).toEqual([key, placeholders(english.get(key) ?? "")]);
    expect(message.trim()).not.toBe("");
  }
});

test.each(bundles)("every message of $code can be formatted", ({ code, messages }) => {
  const failures: string[] = [];
  const t = createTranslator({
    locale: locales[code].tag,
    messages,
    onError: (error) => failures.push(error.message),
  });
  for (const [key, message] of flatten(messages)) {
    if (/<\w+>/.test(message)) continue;
    for (const sample of samples) {
      // The product passes the arguments of the English message.
      const given = placeholders(english.get(key) ?? "").map((name) => [name, sample]);
      t(key as never, Object.fromEntries(given) as never);
    }
  }
  expect(failures).toEqual([]);
});

test.each(bundles)("$code has a text for each of its plural forms", ({ code, messages }) => {
  const ways = (type: Intl.PluralRuleType) =>
    new Intl.PluralRules(locales[code].tag, { type }).resolvedOptions().pluralCategories;
  const missing = flatten(messages).flatMap(([key, message]) => {
    // An English plural without "one" only distinguishes zero from the rest.
    if (!english.get(key)?.includes(" one {")) return [];
    // "=0" replaces "zero".
    const worded = message.replace(" =0 {", " zero {");
    return ways(message.includes(", selectordinal,") ? "ordinal" : "cardinal")
      .filter((way) => !worded.includes(` ${way} {`))
      .map((way) => `${key}: ${way}`);
  });
  expect(missing).toEqual([]);
});

test("the section labels are the twenty in the specification", () => {
  const labels = Object.keys((bundles[0]?.messages.labels ?? {}) as Messages);
  expect(labels).toEqual(
    "Modern Ecommerce eCommerce Contacts Blog Posts Detail Shop List Checkout Chats Users Profile Followers Friends Gallery Notes Calendar Email Tickets".split(
      " ",
    ),
  );
});

test.each(bundles)("$code has a text for every error code", ({ messages }) => {
  expect(Object.keys((messages.errors ?? {}) as Messages)).toEqual(
    expect.arrayContaining(errorCodes),
  );
});

test("messages do not escape a visitor's text, because React does", () => {
  const t = createTranslator({ locale: "en", messages: { hello: "Hello {name}" } });
  expect(t("hello", { name: "<b>Ana & Bo</b>" })).toBe("Hello <b>Ana & Bo</b>");
});
