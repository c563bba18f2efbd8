import type { LanguageCode } from "@/lib/shell/i18n/locales";
import { locales } from "@/lib/shell/i18n/locales";
import { escapeHtml } from "@/lib/text/html";

/** The parts of a mail, in the recipient's language. */
export type Letter = {
  title: string;
  text: string;
  button: string;
  /** The button's words above the bare link, where a mail has no buttons. */
  lead: string;
  link: string;
  footer: string;
};

export function plainLetter({ title, text, lead, link, footer }: Letter) {
  return `${title}\n\n${text}\n\n${lead}\n${link}\n\n${footer}\n`;
}

/** Returns HTML that every mail program shows: one column, inline styles, nothing loaded. */
export function htmlLetter(letter: Letter, language: LanguageCode) {
  const { tag, dir } = locales[language];
  const { title, text, button, link, footer } = escaped(letter);
  return `<!doctype html>
<html lang="${tag}" dir="${dir}">
<body style="margin:0;padding:32px 16px;background:#f4f6fa;color:#1f2a3d;font:16px/1.5 sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#fff;border-radius:10px">
<h1 style="margin:0 0 16px;font-size:22px">${title}</h1>
<p style="margin:0 0 24px">${text}</p>
<p style="margin:0 0 24px"><a href="${link}" style="display:inline-block;padding:12px 22px;border-radius:10px;background:#466ce2;color:#fff;text-decoration:none;font-weight:600">${button}</a></p>
<p style="margin:0 0 24px;font-size:13px;word-break:break-all"><a href="${link}" style="color:#3d62d7">${link}</a></p>
<p style="margin:0;font-size:13px;color:#526079">${footer}</p>
</div>
</body>
</html>
`;
}

function escaped(letter: Letter) {
  const entries = Object.entries(letter).map(([part, words]) => [part, escapeHtml(words)]);
  return Object.fromEntries(entries) as Letter;
}
