import { type APIRequestContext, expect } from "@playwright/test";
import { addressOf, asDescribed, type Send } from "@/lib/testing/description";

/** Sends calls to the running server, each held against the description that the server itself gives. */
export async function describedApi(request: APIRequestContext) {
  const description = await request.get("/api/openapi.json");
  expect(description.status()).toBe(200);
  const send: Send = async (sent) => {
    const { method, body, headers = {} } = sent;
    const response = await request.fetch(addressOf(sent), {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(body !== undefined && { data: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status(), body: text === "" ? undefined : JSON.parse(text) };
  };
  return asDescribed(await description.json(), send);
}
