import { readFileSync, watchFile } from "node:fs";
import { log } from "../process/log.mjs";

/** How often the files are looked at: on a network drive nothing tells of a change. */
const LOOK_MS = 5000;

/** The certificate and key that the configuration names; undefined where a proxy terminates https, or nobody does. */
export function certificate({ TLS_CERT, TLS_KEY } = process.env) {
  if (!TLS_CERT || !TLS_KEY) return undefined;
  return { cert: readFileSync(TLS_CERT), key: readFileSync(TLS_KEY) };
}

/** Lets a server show its renewed certificate from the next connection on. A half-written one waits for its other half. */
export function reloadCertificate(server, { TLS_CERT, TLS_KEY } = process.env) {
  const reload = () => {
    try {
      server.setSecureContext(certificate());
    } catch ({ message }) {
      log.error(`The former certificate stays in use: ${message}`);
    }
  };
  for (const file of [TLS_CERT, TLS_KEY]) {
    watchFile(file, { interval: LOOK_MS, persistent: false }, reload);
  }
}
