import { type APIRequestContext, expect } from "@playwright/test";
import { addressOf, asDescribed, type Send } from "@/lib/testing/description";

/** Sends calls to the running server and checks each against the server's own OpenAPI document. */
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
    const isJson = response.headers()["content-type"]?.startsWith("application/json");
    const said = text === "" ? undefined : text;
    return { status: response.status(), body: isJson ? JSON.parse(text) : said };
  };
  return asDescribed(await description.json(), send);
}
