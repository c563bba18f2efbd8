import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";

/** The newest mail to this address in the outbox of a data folder. */
export async function mailTo(address: string, folder: string) {
  const outbox = join(folder, "outbox");
  const files = existsSync(outbox) ? readdirSync(outbox).sort().reverse() : [];
  const mails = await Promise.all(
    files.map((file) => PostalMime.parse(readFileSync(join(outbox, file)))),
  );
  return mails.find(({ to }) => to?.[0]?.address === address);
}

/** The path of the link in a mail. */
export function linkIn(mail: Email | undefined) {
  const { pathname, search } = new URL(/http\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  return pathname + search;
}
