import type { IncomingMessage } from "node:http";
import { env } from "@/lib/process/env";
import { clientNetwork, setPeerAddress } from "./client-address";

afterEach(() => {
  env().TRUST_PROXY = "";
});

const network = (address: string, bits?: 56 | 64) =>
  clientNetwork(new Headers({ "x-forwarded-for": address }), bits);

test.each([
  ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff"],
  ["2001:db8:1:2::1", "2001:0DB8:0001:0002:0:0:0:9"],
  ["2001:db8:1:2::1", "[2001:db8:1:2::7]:4711"],
  ["fe80::1", "fe80::2%eth0"],
  ["192.0.2.1", "::ffff:192.0.2.1"],
  ["192.0.2.1", "::ffff:c000:201"],
  ["192.0.2.1", "192.0.2.1:50000"],
])("%s and %s count as one", (one, other) => expect(network(other)).toBe(network(one)));

test.each([
  ["2001:db8:1:2::1", "2001:db8:1:3::1"],
  ["192.0.2.1", "192.0.2.2"],
  ["::ffff:192.0.2.1", "::ffff:192.0.2.2"],
  ["192.0.2.1", "unknown"],
])("%s and %s count apart", (one, other) => expect(network(other)).not.toBe(network(one)));

test("of a list of addresses only the last counts, which is not the client's invention", () => {
  expect(network("203.0.113.9, 192.0.2.1")).toBe(network("192.0.2.1"));
});

test("floods count by the network that a provider gives to one customer", () => {
  expect(network("2001:db8:1:2ff::1", 56)).toBe(network("2001:db8:1:200::1", 56));
  expect(network("2001:db8:1:2ff::1", 56)).not.toBe(network("2001:db8:1:300::1", 56));
  expect(network("2001:db8:1:2ff::1")).not.toBe(network("2001:db8:1:200::1"));
});

test("whatever is no address stands for itself", () => {
  for (const text of ["unknown", "x:y", ":::", "1.2.3", "2001:db8::1::2", "%"]) {
    expect(network(text)).toBe(text);
  }
});

test("a network is named by its first groups and how many bits they are", () => {
  expect(network("2001:db8:1:2ff::1")).toBe("2001:db8:1:2ff::/64");
  expect(network("2001:db8:1:2ff::1", 56)).toBe("2001:db8:1:200::/56");
  expect(network("::1")).toBe("0:0:0:0::/64");
  expect(network("::ffff:192.0.2.1")).toBe("192.0.2.1");
});

test("whoever sends no address counts as one caller", () => {
  expect(clientNetwork(new Headers())).toBe("unknown");
  expect(network("192.0.2.1, ")).toBe("unknown");
});

describe("the address that arrives with a request", () => {
  const arriving = (remoteAddress: string | undefined, headers: Record<string, string>) => {
    const request = { socket: { remoteAddress }, headers: { ...headers } };
    setPeerAddress(request as unknown as IncomingMessage);
    return request.headers;
  };

  test("is the socket's, because without a proxy the client invents the header", () => {
    const headers = arriving("192.0.2.1", { "x-forwarded-for": "203.0.113.9" });
    expect(headers).toEqual({ "x-forwarded-for": "192.0.2.1" });
    expect(arriving(undefined, {})).toEqual({ "x-forwarded-for": "" });
  });

  test("is the proxy's word where one is trusted, and the socket's where the proxy was bypassed", () => {
    env().TRUST_PROXY = "x-real-ip";
    const told = { "x-real-ip": "203.0.113.9", "x-forwarded-for": "198.51.100.7" };
    expect(arriving("192.0.2.1", told)).toEqual(told);
    expect(clientNetwork(new Headers(told))).toBe("203.0.113.9");
    expect(arriving("192.0.2.1", {})).toEqual({ "x-real-ip": "192.0.2.1" });
  });
});
