import { createOTP } from "@better-auth/utils/otp";

/** The code that an authenticator app with this secret shows now. */
export function codeFor(secret: string) {
  // The accounts library encodes the secret for the app; the codes are signed with the secret itself.
  return createOTP(Buffer.from(base32(secret)).toString()).totp();
}

function base32(text: string) {
  const bits = [...text]
    .map((sign) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(sign).toString(2).padStart(5, "0"))
    .join("");
  return (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
}
