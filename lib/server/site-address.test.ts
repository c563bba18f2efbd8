import { hostname } from "node:os";
import { env } from "@/lib/process/env";
import { isSecure, isTrusted, mailedOrigin, publicHost, publicOrigin } from "./site-address";

const { APP_URL, TRUST_PROXY } = env();
beforeEach(() => {
  env().APP_URL = "";
});
afterEach(() => {
  env().APP_URL = APP_URL;
  env().TRUST_PROXY = TRUST_PROXY;
});

test.each([
  ["localhost:3000", true],
  ["dj.localhost", true],
  ["127.0.0.1:3000", true],
  ["127.8.0.1", true],
  ["[::1]:3000", true],
  ["192.168.1.20:3000", false],
  ["[fe80::1]:3000", false],
  ["dj.local", false],
  ["localhost.example.org", false],
  ["127.0.0.1.example.org", false],
  ["not a host", false],
  ["", false],
])("over plain http, browsers trust %s: %s", (host, trusted) => {
  expect(isTrusted(new Headers({ host }))).toBe(trusted);
});

test("browsers trust any host over https, and the product knows it from its address or its proxy", () => {
  const proxied = new Headers({ host: "dj.example.org", "x-forwarded-proto": "https" });
  expect(isTrusted(proxied)).toBe(false);
  env().TRUST_PROXY = "x-forwarded-for";
  expect(isTrusted(proxied)).toBe(true);
  env().TRUST_PROXY = "";
  env().TLS_CERT = "cert.pem";
  expect(isTrusted(new Headers({ host: "party.example.org" }))).toBe(true);
  env().TLS_CERT = undefined;
  env().APP_URL = "https://dj.example.org";
  expect(isTrusted(new Headers({ host: "10.0.0.7" }))).toBe(true);
});

const mailed = (host: string) => mailedOrigin(new Headers({ host }));

test("without APP_URL links in mails lead to this machine, whatever host a caller names", () => {
  for (const host of ["evil.example", "evil.example:3000", "localhost.evil.example", "", "a b"]) {
    expect(mailed(host)).toBe("http://localhost:3000");
  }
});

test("without APP_URL a visitor who names this machine gets links by that name", () => {
  const names = ["localhost:3210", "127.0.0.1:3210", "[::1]:3210", `${hostname()}:3210`];
  for (const host of names) expect(mailed(host)).toBe(`http://${host}`);
});

test("with APP_URL links in mails lead there", () => {
  env().APP_URL = "https://requests.example.org";
  expect(mailed("localhost:3000")).toBe("https://requests.example.org");
});

test("a visitor reaches the site by the host of the request, or the one that a trusted proxy names", () => {
  const headers = new Headers({ host: "10.0.0.7:3000", "x-forwarded-host": "dj.example.org" });
  expect(publicHost(headers)).toBe("10.0.0.7:3000");
  expect(publicOrigin(headers)).toBe("http://10.0.0.7:3000");
  env().TRUST_PROXY = "x-forwarded-for";
  expect(publicHost(headers)).toBe("dj.example.org");
  expect(publicHost(new Headers({ host: "10.0.0.7:3000" }))).toBe("10.0.0.7:3000");
  expect(publicHost(new Headers())).toBe("");
  headers.set("x-forwarded-proto", "https");
  expect(publicOrigin(headers)).toBe("https://dj.example.org");
});

test("APP_URL is the address, whatever the request says", () => {
  env().APP_URL = "http://requests.example.org:8080/path";
  env().TRUST_PROXY = "x-forwarded-for";
  const headers = new Headers({ host: "10.0.0.7", "x-forwarded-proto": "https" });
  expect(publicHost(headers)).toBe("requests.example.org:8080");
  expect(publicOrigin(headers)).toBe("http://requests.example.org:8080");
  expect(isSecure(headers)).toBe(false);
});
