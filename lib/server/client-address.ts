import "server-only";
import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
import { env } from "@/lib/process/env";

/**
 * Sets the header that carries the client's address. Without a proxy the header is the client's own invention, so the
 * socket's address replaces it. Behind a proxy only a request that bypassed the proxy lacks the header.
 */
export function setPeerAddress(request: IncomingMessage) {
  const { TRUST_PROXY } = env();
  const address = request.socket.remoteAddress ?? "";
  if (TRUST_PROXY) request.headers[TRUST_PROXY] ??= address;
  else request.headers["x-forwarded-for"] = address;
}

/**
 * The network that the client is in, which counts as one caller: an IPv4 address, or so many bits of an IPv6 address. A
 * home or a phone has 64 bits of its own, with more addresses than anybody could count apart; a provider gives its
 * customers up to 56.
 */
export function clientNetwork(headers: Headers, bits: 56 | 64 = 64) {
  const address = clientAddress(headers);
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(address) ?? [];
  const [plain = ""] = (bracketed ?? address).split("%");
  if (!isIPv6(plain)) return /^(\d+(?:\.\d+){3}):\d+$/.exec(address)?.[1] ?? address;
  const groups = groupsOf(plain);
  if (isMapped(groups)) return ipv4Of(groups.slice(6));
  const kept = groups
    .slice(0, 4)
    .map((group, index) => (bits === 56 && index === 3 ? group & 0xff00 : group));
  return `${kept.map((group) => group.toString(16)).join(":")}::/${bits}`;
}

/** Whether it is an IPv4 address in the form of IPv6. */
function isMapped(groups: number[]) {
  return groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);
}

function ipv4Of(groups: number[]) {
  return groups.flatMap((group) => [group >> 8, group & 255]).join(".");
}

/** The eight groups of a valid IPv6 address. */
function groupsOf(address: string) {
  // A URL writes IPv4 parts as groups.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = written.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array<string>(8 - head.length - tail.length).fill("0");
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}

/**
 * The client's address. A proxy appends the address it saw, so the last entry of the header is the one it vouches
 * for; without a proxy `setPeerAddress` has put the socket's address there.
 */
function clientAddress(headers: Headers) {
  const header = headers.get(env().TRUST_PROXY || "x-forwarded-for") ?? "";
  return header.split(",").at(-1)?.trim() || "unknown";
}
