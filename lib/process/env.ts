import "server-only";
import { z } from "zod/mini";

const flag = z.pipe(
  z.enum(["", "0", "1"]),
  z.transform((value) => value === "1"),
);

/** Origins separated by spaces, as in the content security policy. */
const origins = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.split(/\s+/).filter(Boolean)),
  ),
  z.array(z.string().check(z.regex(/^https?:\/\/([a-z\d.-]+|\[[a-f\d:]+\])(:\d{1,5})?$/i))),
);

/** Origins of push services; `*.` stands for any name below. A path or a wildcard elsewhere is refused. */
const pushServices = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.split(/\s+/).filter(Boolean)),
  ),
  z.array(z.string().check(z.regex(/^https?:\/\/(\*\.)?[a-z\d.-]+(:\d{1,5})?$/i))),
);

/** The services of Chrome, Firefox, Safari and Edge. */
const PUSH_SERVICES = [
  "https://fcm.googleapis.com",
  "https://updates.push.services.mozilla.com",
  "https://*.push.apple.com",
  "https://*.notify.windows.com",
];

const envSchema = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(65_535)), 3000),
  BIND_ADDRESS: z._default(z.union([z.literal(""), z.ipv4(), z.ipv6()]), ""),
  APP_URL: z.optional(z.url({ protocol: /^https?$/ })),
  DATABASE_URL: z._default(
    z.string().check(z.regex(/^(file:.+|postgres(ql)?:\/\/.+)$/)),
    "file:./.data/crowdcue.db",
  ),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), ".data"),
  WORKERS: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(64)), 1),
  AUTH_SECRET: z.optional(z.string().check(z.minLength(32))),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  TLS_CERT: z.optional(z.string()),
  TLS_KEY: z.optional(z.string()),
  TRUST_PROXY: z._default(
    z.enum(["", "x-forwarded-for", "x-real-ip", "cf-connecting-ip", "fly-client-ip"]),
    "",
  ),
  WALL_FRAME_ANCESTORS: z._default(origins, []),
  PUSH_SERVICES: z._default(pushServices, PUSH_SERVICES),
  VAPID_PRIVATE_KEY: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  LOG_LEVEL: z._default(z.enum(["debug", "info", "warn", "error"]), "info"),
  MAINTENANCE: z._default(flag, false),
  CROWDCUE_DEMO: z._default(flag, false),
});

/** What each variable allows, for the error that stops the start. */
const allowed: Record<keyof z.infer<typeof envSchema>, string> = {
  PORT: "a port number from 1 to 65535",
  BIND_ADDRESS: "the IP address to listen on, such as 127.0.0.1",
  APP_URL: "the site's public address, such as https://requests.example.org",
  DATABASE_URL: "file:path/to/crowdcue.db or postgres://user:password@host/database",
  DATA_DIR: "a folder this process may write to",
  WORKERS: "a number of processes from 1 to 64; more than one need PostgreSQL as DATABASE_URL",
  AUTH_SECRET: "at least 32 characters",
  SMTP_URL:
    "smtp://user:password@host:port or smtps://…, with ?from=address if that is not the user",
  TLS_CERT: "the file of a certificate and its chain in PEM, with TLS_KEY beside it",
  TLS_KEY: "the file of the certificate's private key in PEM, with TLS_CERT beside it",
  TRUST_PROXY:
    "the header your proxy sets: x-forwarded-for, x-real-ip, cf-connecting-ip or fly-client-ip",
  WALL_FRAME_ANCESTORS: "origins with spaces between them, such as https://venue.example.org",
  PUSH_SERVICES:
    "origins with spaces between them, such as https://fcm.googleapis.com or https://*.push.apple.com",
  VAPID_PRIVATE_KEY: "a private key of P-256: 32 bytes as base64url, which is 43 characters",
  METRICS_TOKEN: "at least 16 characters",
  LOG_LEVEL: "debug, info, warn or error",
  MAINTENANCE: "0 or 1",
  CROWDCUE_DEMO: "0 or 1",
};

/**
 * Parses the configuration in `variables`. Unset and empty variables get their defaults.
 * @throws Error that names each invalid variable and its allowed values, never its value
 */
export function parseEnv(variables: Record<string, string | undefined>) {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const { success, data, error } = envSchema.safeParse(set);
  if (success) return whole(data);
  const names = new Set(error.issues.map((issue) => issue.path[0] as keyof typeof allowed));
  throw new Error([...names].map((name) => `${name} must be ${allowed[name]}.`).join("\n"));
}

/** Links in mails must not take their host from a request's headers; a certificate is of no use without its key. */
function whole(data: z.infer<typeof envSchema>) {
  if (!data.TLS_CERT !== !data.TLS_KEY) throw new Error(`TLS_CERT must be ${allowed.TLS_CERT}.`);
  if (data.SMTP_URL && !data.APP_URL) {
    throw new Error(`SMTP_URL needs APP_URL beside it: ${allowed.APP_URL}.`);
  }
  // SQLite admits one writer, and its process tells no other what has changed.
  if (data.WORKERS > 1 && data.DATABASE_URL.startsWith("file:")) {
    throw new Error(`WORKERS must be ${allowed.WORKERS}: a SQLite file has one writer.`);
  }
  return data;
}

let parsed: ReturnType<typeof parseEnv> | undefined;

/** Returns the configuration of this process, read once. */
export function env() {
  parsed ??= parseEnv(process.env);
  return parsed;
}
