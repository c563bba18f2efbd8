import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

const costs = {
  real: { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 },
  cheap: { N: 2, r: 1, p: 1 },
} satisfies Record<string, ScryptOptions>;
let cost: keyof typeof costs = "cheap";

/** For tests in which it counts how long a password takes. */
export function setHashCost(of: keyof typeof costs) {
  cost = of;
}

function keyOf(password: string, salt: string) {
  return new Promise<Buffer>((resolve, reject) =>
    scrypt(password.normalize("NFKC"), salt, 64, costs[cost], (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );
}

/** Takes the place of `@better-auth/utils/password` in tests: the same hashes, at a fraction of a cost that is high by design. */
export async function hashPassword(password: string) {
  const salt = randomBytes(16).toString("hex");
  return `${salt}:${(await keyOf(password, salt)).toString("hex")}`;
}

export async function verifyPassword(hash: string, password: string) {
  const [salt = "", key = ""] = hash.split(":");
  return timingSafeEqual(await keyOf(password, salt), Buffer.from(key, "hex"));
}
