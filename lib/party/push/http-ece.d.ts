/** Encrypted content-encoding for HTTP (RFC 8188), as web push uses it (RFC 8291). The package brings no types. */
declare module "http_ece" {
  import type { ECDH } from "node:crypto";

  type Parameters = {
    version: "aes128gcm";
    privateKey: ECDH;
    authSecret: string | Buffer;
    /** The other side's public key, base64url; to decrypt, it is in the message. */
    dh?: string | Buffer;
  };
  export function encrypt(plain: Buffer, parameters: Parameters): Buffer;
  export function decrypt(encrypted: Buffer, parameters: Parameters): Buffer;
}
