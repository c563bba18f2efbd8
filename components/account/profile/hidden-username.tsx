import type { Profile } from "@/lib/account/profile/schema";

/**
 * Tells a password manager whose password the form around it asks for. It has no name, so it is not sent; the
 * form spaces its parts by gaps, in which what is hidden does not count.
 */
export function HiddenUsername({ profile: { email } }: { profile: Profile }) {
  return <input hidden readOnly autoComplete="username" value={email} />;
}
