import { latinDigits } from "@/lib/text/latin-digits";

/** The address that calls a number; undefined without one. After an extension's sign the phone waits. */
export function telHref(phone: string) {
  const written = latinDigits(phone).replace(/^(\s*(?:\+|00)[^(]*)\(0\)/, "$1");
  const [number = "", ...extensions] = written
    .split(/ext\.?|[x,;]/i)
    .map((part) => part.replace(/(?!^\s*\+)[^\d*#]/g, "").trim());
  if (!/\d/.test(number)) return undefined;
  return `tel:${[number, ...extensions.filter(Boolean)].join(",").replaceAll("#", "%23")}`;
}

/** The address that writes a letter; undefined without one. */
export function mailHref(email: string) {
  return email ? `mailto:${encodeURIComponent(email).replace("%40", "@")}` : undefined;
}

/** The address at which the product's own mailbox writes to somebody; undefined without one. */
export function composeHref(email: string) {
  return email ? `/apps/email?to=${encodeURIComponent(email)}` : undefined;
}

/** The address at which the product's own chats open with a contact. */
export function chatHref({ id }: { id: number }) {
  return `/apps/chats?contact=${id}`;
}

/** Where a map shows a place; undefined without one. The page itself loads nothing from there. */
export function mapHref(address: string) {
  if (!address) return undefined;
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}
