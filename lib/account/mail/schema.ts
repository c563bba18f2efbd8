/** The kinds of mail; each has its texts under `mail` in every language. */
export type MailKind = "verify" | "change" | "exists" | "recover" | "moved";
