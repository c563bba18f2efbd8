import { createECDH, createPublicKey, randomBytes, randomUUID, verify } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { decrypt } from "http_ece";
import { env } from "@/lib/process/env";

type Arrived = { path: string; headers: IncomingHttpHeaders; body: Buffer; at: number };
type Answering = (response: ServerResponse, path: string) => void;

/** A push service on this machine, which answers as a test wants, and what has reached it. */
export class PushService {
  readonly arrived: Arrived[] = [];
  answering: Answering = (response) => response.writeHead(201).end();
  origin = "";
  readonly #server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { url: path = "", headers } = request;
    this.arrived.push({ path, headers, body: Buffer.concat(parts), at: Date.now() });
    this.answering(response, path);
  });

  /** Starts it, and names it as the only one that the product may call. */
  async start() {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    env().PUSH_SERVICES = [this.origin];
    return this;
  }

  async stop() {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** A service that takes the message and never answers. */
  static silent: Answering = () => undefined;

  static with(status: number, headers: Record<string, string> = {}): Answering {
    return (response) => response.writeHead(status, headers).end();
  }
}

type Message = {
  web_push: number;
  notification: Record<string, string>;
};

/** A phone's browser that has subscribed: it reads what the push service got for it. */
export class PushPhone {
  readonly #ecdh = createECDH("prime256v1");
  readonly #auth = randomBytes(16);
  readonly path = `/send/${randomUUID()}`;
  readonly #service: PushService;

  constructor(service: PushService) {
    this.#service = service;
    this.#ecdh.generateKeys();
  }

  get subscription() {
    return {
      endpoint: this.#service.origin + this.path,
      keys: {
        p256dh: this.#ecdh.getPublicKey("base64url"),
        auth: this.#auth.toString("base64url"),
      },
    };
  }

  get arrived() {
    return this.#service.arrived.filter(({ path }) => path === this.path);
  }

  /** The messages, decrypted as a browser does it. */
  get messages(): Message[] {
    return this.arrived.map(({ body }) => {
      const options = { version: "aes128gcm", privateKey: this.#ecdh } as const;
      const plain = decrypt(body, { ...options, authSecret: this.#auth });
      return JSON.parse(plain.toString());
    });
  }
}

/** Checks the token of a push as a push service does. Returns its claims, and the key that has signed it. */
export function verifiedVapid(authorization = "") {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.toString("base64url", 1, 33),
    y: point.toString("base64url", 33),
  };
  const publicKey = createPublicKey({ key: jwk, format: "jwk" });
  const isValid = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
  return { isValid, key, head: read(head), claims: read(claims) };
}
