import { type LanguageCode, languageCodes } from "@/lib/shell/i18n/locales";
import { buttonLabels } from "@/lib/testing/button-labels";
import { flatten, readMessages, textsOf } from "@/lib/testing/catalogue";

/** They answer a question that stands above them: what is asked decides how long they are. */
const ANSWERS = /^requests\.alike\./;

type Counting = {
  /** Things and acts of several words that a dictionary lists as one. */
  one?: RegExp;
  /** Words that carry no meaning of their own. */
  little: RegExp;
  word: RegExp;
  most: number;
};

const WORD = /[\p{L}\p{M}]+/gu;
const counting: Record<LanguageCode, Counting> = {
  en: {
    one: /\b(?:DJ board|backup codes?|sign (?:in|out)|turn (?:on|off)|split off)\b/gi,
    little: /^(?:a|an|as|of|the|this|to|with)$/i,
    word: WORD,
    most: 2,
  },
  fr: {
    one: /\b(?:tableau DJ|codes? de secours|mot de passe|adresse e-mail)\b/gi,
    little: /^(?:à|au|aux|avec|c|cette|comme|d|dans|de|des|du|l|la|le|les|pour|se|un|une)$/i,
    word: WORD,
    most: 2,
  },
  ar: {
    one: /لوحة الدي جي|جهة (?:ال)?اتصال|رموز احتياطية|رمز احتياطي|كلمة المرور|تسجيل (?:ال)?(?:دخول|خروج)|الأجهزة الأخرى|البريد الإلكتروني|العرض التجريبي|لوحة المفاتيح/g,
    // The first says that something is done again.
    little: /^(?:إعادة|إلى|من|مع|هذا)$/,
    word: WORD,
    most: 2,
  },
  // Chinese words have two or three signs, Vietnamese ones two syllables.
  ch: { little: /^$/, word: /\p{Script=Han}/gu, most: 6 },
  vi: { little: /^(?:để|với|của)$/i, word: WORD, most: 5 },
};

function wordsIn(label: string, { one = /$^/g, little, word }: Counting) {
  const words = label.replace(one, "x").match(word) ?? [];
  return words.filter((found) => !little.test(found)).length;
}

const isLabel = buttonLabels().map(
  (key) => new RegExp(`^${key.replaceAll(".", "\\.").replaceAll("*", "[^.]+")}$`),
);

test.each(languageCodes)("a button says two words at most in %s", (code) => {
  const labels = flatten(readMessages(code)).filter(
    ([key]) => isLabel.some((pattern) => pattern.test(key)) && !ANSWERS.test(key),
  );
  expect(labels.length).toBeGreaterThan(60);
  const tooLong = labels.filter(([, message]) =>
    textsOf(message.replace(/\{\w+\}/g, "")).some(
      (text) => wordsIn(text, counting[code]) > counting[code].most,
    ),
  );
  expect(tooLong).toEqual([]);
});
