import type { Profile } from "@/lib/account/profile/schema";

/**
 * Tells a password manager which account the form belongs to. The field has no name, so it is not sent, and it is
 * hidden, so the form's gaps skip it.
 */
export function HiddenUsername({ profile: { email } }: { profile: Profile }) {
  return <input hidden readOnly autoComplete="username" value={email} />;
}
