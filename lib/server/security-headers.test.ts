import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { env } from "@/lib/process/env";
import { answerHeaders, pageHeaders, setSecurityHeaders } from "./security-headers";

const VENUE = "https://venue.example.org";

function page(path: string, wallFramedBy: string[] = []) {
  return pageHeaders(path, {
    nonce: "bm9uY2U=",
    isTrusted: true,
    wallFramedBy,
    isDevelopment: false,
  });
}

test("no other site may frame our pages", () => {
  for (const path of ["/requests", "/DJPortal", "/auth/login", "/wall", "/wall/more"]) {
    expect(page(path)["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(page(path)["x-frame-options"]).toBe("DENY");
  }
});

test("only the configured sites may frame the wall, and only the wall", () => {
  const wall = page("/wall", [VENUE, "http://10.0.0.7:8080"]);
  expect(wall["content-security-policy"]).toContain(
    `frame-ancestors ${VENUE} http://10.0.0.7:8080`,
  );
  expect(wall).not.toHaveProperty("x-frame-options");

  for (const path of ["/requests", "/wallpaper", "/wall/more", "/DJPortal"]) {
    expect(page(path, [VENUE])).toEqual(page(path));
  }
});

test("only where browsers trust the origin does a page ask for a window group of its own", () => {
  const at = { nonce: "bm9uY2U=", wallFramedBy: [], isDevelopment: false };
  const name = "cross-origin-opener-policy";
  expect(pageHeaders("/requests", { ...at, isTrusted: true })).toHaveProperty(name, "same-origin");
  expect(pageHeaders("/requests", { ...at, isTrusted: false })).not.toHaveProperty(name);
});

test("a page runs only scripts with the nonce of its own response", () => {
  const policy = page("/requests")["content-security-policy"];
  expect(policy).toContain("script-src 'self' 'nonce-bm9uY2U=' 'strict-dynamic';");
  expect(policy).not.toContain("unsafe-eval");
});

test.each(["/api/health", "/api", "/api?x=1", "/api/pictures/cover/1?size=2"])(
  "the response of %s, opened as a page, loads and runs nothing",
  (path) => {
    expect(answerHeaders(path, { isSecure: false })).toEqual({
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    });
  },
);

test("pages and files do not get the API's content policy", () => {
  for (const path of ["/requests", "/logo.svg", "/apiary", "/_next/static/a.js", "*", ""]) {
    expect(answerHeaders(path, { isSecure: false })).not.toHaveProperty("content-security-policy");
  }
});

test("HSTS is sent over https only", () => {
  const name = "strict-transport-security";
  expect(answerHeaders("/requests", { isSecure: true })).toHaveProperty(name, "max-age=31536000");
  expect(answerHeaders("/requests", { isSecure: false })).not.toHaveProperty(name);
});

test("a page's headers allow our own files, and no device", () => {
  const policy = [
    "default-src 'self'",
    "script-src 'self' 'nonce-bm9uY2U=' 'strict-dynamic'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "worker-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  expect(page("/requests")).toEqual({
    "content-security-policy": policy.join("; "),
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
  });
});

test("only the development build may evaluate text, which React does there", () => {
  const given = { nonce: "x", isTrusted: true, wallFramedBy: [], isDevelopment: true };
  expect(pageHeaders("/requests", given)["content-security-policy"]).toContain(
    "'nonce-x' 'strict-dynamic' 'unsafe-eval';",
  );
});

test("only an answer over https, as a trusted proxy says, binds its browser to it", () => {
  const { APP_URL, TRUST_PROXY } = env();
  Object.assign(env(), { APP_URL: "", TRUST_PROXY: "x-forwarded-for" });
  const answerTo = (protocol: string) => {
    const request = new IncomingMessage(new Socket());
    Object.assign(request, { url: "/requests", headers: { "x-forwarded-proto": protocol } });
    const response = new ServerResponse(request);
    setSecurityHeaders(request, response);
    return response;
  };
  expect(answerTo("https").getHeader("strict-transport-security")).toBe("max-age=31536000");
  expect(answerTo("http").hasHeader("strict-transport-security")).toBe(false);
  Object.assign(env(), { APP_URL, TRUST_PROXY });
});
