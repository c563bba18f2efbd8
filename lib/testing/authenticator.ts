import { createOTP } from "@better-auth/utils/otp";

/** How long an authenticator app shows a code. It is valid one step earlier and one later as well. */
export const STEP_MS = 30_000;

/** The step that an authenticator app is at: a new one begins every 30 seconds. */
export function stepNow() {
  return Math.floor(Date.now() / STEP_MS);
}

/** The code that an authenticator app with this secret shows now, or at another step. */
export function codeFor(secret: string, step = stepNow()) {
  // The accounts library encodes the secret for the app; the codes are signed with the secret itself.
  return createOTP(Buffer.from(base32(secret)).toString()).hotp(step);
}

function base32(text: string) {
  const bits = [...text]
    .map((sign) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(sign).toString(2).padStart(5, "0"))
    .join("");
  return (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
}
