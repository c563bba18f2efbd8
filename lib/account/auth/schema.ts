import { z } from "zod/mini";
import { lineSchema } from "@/lib/text/lines";
import { PASSWORD_LENGTH, safeNext } from "./rules";

/** A signed-in DJ, as the DJ's own pages may see them. */
export const djSchema = z.object({ id: z.string(), name: z.string(), email: z.string() });
export type Dj = z.infer<typeof djSchema>;

export const emailAddressSchema = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254), z.email());

/** An existing password, as the visitor types it. The limit bounds the work of hashing it. */
export const knownPasswordSchema = z.string().check(z.minLength(1), z.maxLength(128));

/** A form sends "on" for a ticked box and nothing for another. */
export const checkboxSchema = z.pipe(
  z._default(z.union([z.boolean(), z.literal("on")]), false),
  z.transform((value) => value !== false),
);

export const frameSchema = z._default(z.enum(["side", "boxed"]), "side");
export const nextSchema = z.pipe(
  z.optional(z.string()),
  z.transform((next: string | undefined) => safeNext(next)),
);

/** A new password. Length makes it strong; rules about characters only make it forgotten. */
export const newPasswordSchema = z
  .string()
  .check(z.minLength(1), z.minLength(PASSWORD_LENGTH), z.maxLength(128));

export const accountNameSchema = lineSchema(80).check(z.minLength(1));

/** The notices of a sign-in page; each is a message under `accounts.notices`. */
export const notices = [
  "verified",
  "choose_password",
  "reset",
  "sent",
  "registered",
  "again",
] as const;
export type Notice = (typeof notices)[number];

export function noticeOf(key: unknown) {
  return notices.find((notice) => notice === key);
}

/** The props of every sign-in page. */
export type AuthPageProps = {
  next: string;
  problem: string | undefined;
  notice: Notice | undefined;
  /** From a mailed link to a new password. */
  token: string | undefined;
  isDemo: boolean;
  /** The email address that this visitor has asked a mail for. */
  mailedTo: string | undefined;
  /** Mails are files on the server, and the page says where to look. */
  hasOutbox: boolean;
};
