import cluster from "node:cluster";
import { pino } from "pino";

export const LEVELS = ["debug", "info", "warn", "error"];

/** What a message may quote from somebody's input: texts in quotes, mail addresses, addresses of the network. */
const QUOTED = /"[^"]*"|(?<!\w)'[^']*'|`[^`]*`/g;
/** Tried only where a word begins: from each of its letters, a long word would take quadratic time. */
const MAIL = /(?<![^\s<>(),;:])[^\s<>(),;:]+@[^\s<>(),;:]+/g;
const NETWORK = /(?<![\w:])(?:[\da-f]{0,4}:){2,7}[\da-f.]*|\b\d{1,3}(?:\.\d{1,3}){3}\b/gi;
/** PostgreSQL's complaints about tables, columns and constraints: it quotes their names. */
const ABOUT_SCHEMA = /^(23|42)[\dA-Z]{3}$/;
const LINE = '{"level":"';

/** A message without what it may quote from people. */
export function masked(text) {
  return text.replace(MAIL, "…").replace(NETWORK, "…").replace(QUOTED, "…");
}

/**
 * Writes lines of JSON: warnings and errors where errors go, the rest where output goes. Nothing that a guest or a DJ has
 * said may be in them, nor who they are: no names, words, addresses or mails.
 */
export const log = pino(
  {
    // A wrong one stops the start, see `env.ts`.
    level: LEVELS.includes(process.env.LOG_LEVEL) ? process.env.LOG_LEVEL : "info",
    base: cluster.worker ? { worker: cluster.worker.id } : null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  },
  {
    write(line) {
      const isTrouble = line.startsWith(`${LINE}warn`) || line.startsWith(`${LINE}error`);
      // biome-ignore lint/suspicious/noConsole: the one place that writes, and where tests listen
      (isTrouble ? console.error : console.log)(line.trimEnd());
    },
  },
);

/** Logs a failure of ours, with the id of the request that met it, if there is one. Details of drivers name rows. */
export function logFault(error, request) {
  const { name, code, message, stack = "" } = Object(error);
  const at = stack.split("\n").filter((line) => /^\s+at /.test(line));
  const fault = { type: name, code, at: at.map((line) => line.trim()) };
  const said = String(message ?? error);
  const words = ABOUT_SCHEMA.test(code) ? said : masked(said);
  log.error({ ...(request && { request }), fault }, words);
}

/** What packages say on the console, Next.js above all, becomes a line as well. */
export function logConsole() {
  for (const [name, level] of [
    ["error", "error"],
    ["warn", "warn"],
    ["log", "info"],
  ]) {
    // biome-ignore lint/suspicious/noConsole: what they say comes through here
    const say = console[name].bind(console);
    console[name] = (...words) => {
      const [first] = words;
      if (typeof first === "string" && first.startsWith(LINE)) return say(first);
      const fault = words.find((word) => word instanceof Error);
      if (fault) logFault(fault);
      else log[level](masked(words.map(String).join(" ")));
    };
  }
}
