import { z } from "zod/mini";

/** The token of a mailed link. */
export const linkTokenSchema = z.string().check(z.regex(/^[\w-]{20,64}$/));

export type Purpose =
  /** To confirm the address of a new account. */
  | "verify"
  /** To give an account another address. */
  | "change"
  /** To set a new password. */
  | "recover";

export type Link = {
  purpose: Purpose;
  accountId: string;
  /** The address that it was mailed to. */
  email: string;
};

/** What must stay the same for an account's links to stay valid; undefined when there is no such account. */
export type StateOf = (accountId: string) => Promise<string | undefined>;
