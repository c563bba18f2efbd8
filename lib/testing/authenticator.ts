import { createOTP } from "@better-auth/utils/otp";

/** The code that an authenticator app shows at this moment, for the secret that it was set up with. */
export function codeFor(secret: string) {
  // The library encodes its secret for the app; what signs the codes is the secret itself.
  return createOTP(Buffer.from(base32(secret)).toString()).totp();
}

function base32(text: string) {
  const bits = [...text]
    .map((sign) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(sign).toString(2).padStart(5, "0"))
    .join("");
  return (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
}
