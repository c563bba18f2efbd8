import "server-only";
import type { AuthContext } from "better-auth";

/** The part of the accounts library that reads accounts. */
export type AccountReader = {
  adapter: Pick<AuthContext["adapter"], "findOne">;
  internalAdapter: Pick<AuthContext["internalAdapter"], "findUserById" | "findCredentialAccount">;
};

/**
 * The address, password and second factor of an account: its mailed links are valid only while these stay the same.
 * Undefined when there is no such account.
 */
export async function stateOf({ adapter, internalAdapter }: AccountReader, id: string) {
  const user = await internalAdapter.findUserById(id);
  if (!user) return undefined;
  const credential = await internalAdapter.findCredentialAccount(id);
  const ofAccount = [{ field: "userId", value: id }];
  const factor = await adapter.findOne<Factor>({ model: "twoFactor", where: ofAccount });
  // One that is still being set up does not count.
  return JSON.stringify([
    user.email,
    credential?.password,
    factor?.verified ? factor.secret : null,
  ]);
}

type Factor = { secret: string; verified: boolean };
