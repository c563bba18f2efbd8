import { env } from "@/lib/process/env";
import { refuseCrossSiteWrite } from "./cross-site";

const { APP_URL } = env();
beforeEach(() => {
  env().APP_URL = "https://requests.example.org:8443";
});
afterEach(() => {
  env().APP_URL = APP_URL;
});

const write = (headers: Record<string, string>) => () =>
  refuseCrossSiteWrite({ headers: new Headers(headers) });

test.each<[string, Record<string, string>]>([
  ["a page of ours", { "sec-fetch-site": "same-origin" }],
  ["the address bar", { "sec-fetch-site": "none" }],
  ["an old browser on a page of ours", { origin: "https://requests.example.org:8443" }],
  ["a program", {}],
  [
    "a page that can read our token",
    { "sec-fetch-site": "cross-site", cookie: "XSRF-TOKEN=abc", "x-xsrf-token": "abc" },
  ],
])("%s may write", (_, headers) => expect(write(headers)).not.toThrow());

test.each<[string, Record<string, string>]>([
  ["another site", { "sec-fetch-site": "cross-site" }],
  ["a neighbour on our domain", { "sec-fetch-site": "same-site" }],
  [
    "a browser that says where it comes from, whatever its origin",
    { "sec-fetch-site": "cross-site", origin: "https://requests.example.org:8443" },
  ],
  ["another port", { origin: "https://requests.example.org" }],
  ["a sandboxed frame", { origin: "null" }],
  ["an origin that is no address", { origin: "x" }],
  ["a shorter token", { origin: "null", cookie: "XSRF-TOKEN=abc", "x-xsrf-token": "ab" }],
  ["another token", { origin: "null", cookie: "XSRF-TOKEN=abc", "x-xsrf-token": "abd" }],
  ["the cookie alone", { origin: "null", cookie: "XSRF-TOKEN=abc" }],
  ["the header alone", { origin: "null", "x-xsrf-token": "abc" }],
  ["empty tokens", { origin: "null", cookie: "XSRF-TOKEN=", "x-xsrf-token": "" }],
])("%s may not write", (_, headers) => expect(write(headers)).toThrow("forbidden"));
