import "server-only";
import { createECDH, createPrivateKey } from "node:crypto";
import { env } from "@/lib/process/env";
import { persistedSecret } from "@/lib/process/persisted-secret";
import { singleton } from "@/lib/process/singleton";

/**
 * The key pair by which push services know this site: `VAPID_PRIVATE_KEY`, else one made at the first start and kept
 * in `DATA_DIR`. With another key, every phone would have to subscribe again.
 */
export const vapidKey = singleton("VAPID key", () => {
  const { VAPID_PRIVATE_KEY, DATA_DIR } = env();
  const ecdh = createECDH("prime256v1");
  const d = VAPID_PRIVATE_KEY ?? persistedSecret(DATA_DIR, "vapid", newPrivateKey);
  ecdh.setPrivateKey(d, "base64url");
  const point = ecdh.getPublicKey();
  const [x, y] = [point.toString("base64url", 1, 33), point.toString("base64url", 33)];
  const jwk = { kty: "EC", crv: "P-256", d, x, y };
  return {
    /** As browsers and push services take it: an uncompressed point, base64url. */
    publicKey: point.toString("base64url"),
    privateKey: createPrivateKey({ key: jwk, format: "jwk" }),
  };
});

function newPrivateKey() {
  const ecdh = createECDH("prime256v1");
  ecdh.generateKeys();
  // A key that begins with zeros is shorter.
  return Buffer.from(ecdh.getPrivateKey("hex").padStart(64, "0"), "hex").toString("base64url");
}
