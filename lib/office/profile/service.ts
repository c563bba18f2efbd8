import "server-only";
import { createHash } from "node:crypto";
import { introIn, OWNER } from "@/data/people";
import { pictureUrl } from "@/data/pictures";
import type { Dj } from "@/lib/account/auth/schema";
import type { LanguageCode } from "@/lib/shell/i18n/locales";
import type { Profile } from "./schema";

/**
 * The person whose profile it is: the DJ of an account of their own, else the sample. The id of an account is nobody
 * else's business, and comments carry their author's: theirs is another one, always the same.
 */
export function profileOf(holder: Dj | undefined, language: LanguageCode): Profile {
  if (!holder) {
    const { id, name, avatar, role } = OWNER;
    return { id, name, avatar, role, intro: introIn(language) };
  }
  const id = createHash("sha256").update(`profile ${holder.id}`).digest("hex").slice(0, 16);
  const intro = { bio: "", school: "", email: holder.email, site: "", place: "" };
  return { id, name: holder.name, avatar: pictureUrl("avatar", id), role: undefined, intro };
}
