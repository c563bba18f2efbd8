import "server-only";
import type { MailKind } from "@/lib/account/mail/schema";
import { AppError } from "@/lib/calls/errors";
import { auth } from "./library";
import { type Mailed, mailTo } from "./mails";
import type { Dj } from "./schema";
import { stateOf } from "./state";

/** Adds an account with a verified address. For the demo and for tests. */
export async function addAccount({ name, email, password }: Omit<Dj, "id"> & { password: string }) {
  const { internalAdapter, password: passwords } = await (await auth(new Headers())).$context;
  const user = await internalAdapter.createUser(
    { name, email, emailVerified: true },
    { method: "email-password" },
  );
  await internalAdapter.linkAccount({
    userId: user.id,
    providerId: "credential",
    accountId: user.id,
    password: await passwords.hash(password),
  });
  return { id: user.id, name, email };
}

/** The account with this address, or undefined. */
export async function findAccount(
  address: string,
): Promise<(Dj & { isConfirmed: boolean }) | undefined> {
  const { internalAdapter } = await (await auth(new Headers())).$context;
  const known = await internalAdapter.findUserByEmail(address);
  if (!known) return undefined;
  const { id, name, email, emailVerified } = known.user;
  return { id, name, email, isConfirmed: emailVerified };
}

/** The name on an account, or undefined when it is gone. */
export async function accountName(id: string) {
  const { internalAdapter } = await (await auth(new Headers())).$context;
  return (await internalAdapter.findUserById(id))?.name;
}

/** The state that an account's mailed links depend on. Undefined when there is no such account. */
export async function accountState(id: string) {
  return stateOf(await (await auth(new Headers())).$context, id);
}

/** Sets the address of an account, as verified. @throws AppError `conflict` when another account has it */
export async function setAddress(id: string, email: string) {
  const { internalAdapter } = await (await auth(new Headers())).$context;
  try {
    await internalAdapter.updateUser(id, { email, emailVerified: true });
  } catch (error) {
    // Checked after the fact, because two accounts may take the address at the same moment.
    const holder = await findAccount(email);
    if (!holder || holder.id === id) throw error;
    throw new AppError("conflict", { fields: { email: ["taken"] } });
  }
}

/** Sets the password of an account, as hashed. */
export async function setPassword(id: string, hash: string) {
  const { internalAdapter } = await (await auth(new Headers())).$context;
  await internalAdapter.updatePassword(id, hash);
}

/** Mails an account's owner at an address the account does not have yet, or no longer has. `email` is the new one. */
export async function mailElsewhere(
  kind: MailKind,
  to: string,
  { id, email }: Pick<Dj, "id" | "email">,
  path: string,
  headers: Headers,
) {
  const { internalAdapter } = await (await auth(headers)).$context;
  const user: Mailed | null = await internalAdapter.findUserById(id);
  if (user) mailTo(kind, to, { ...user, email }, path, headers);
}
