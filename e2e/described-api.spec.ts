import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { describedApi } from "./api";

type Created = { event: { id: string; code: string } };
type Asked = { request: { id: string; people: { id: string }[] } };

test("the calls of a night accept and answer what the OpenAPI document says", async ({
  request,
  playwright,
  baseURL,
}) => {
  const signIn = await request.post("/api/auth/demo", { data: {} });
  expect(signIn.status()).toBe(200);

  const dj = await describedApi(request);
  const body = { name: "Described night", status: "open", settings: { pauseSeconds: 0 } };
  const made = await dj({ method: "POST", path: "/api/dj/events", body });
  expect(made.status).toBe(201);
  const { id, code } = (made.body as Created).event;

  const phone = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const guest = await describedApi(phone);
  const list = { method: "GET", path: "/api/events/{code}/requests", params: { code } };
  const ask = { method: "POST", path: "/api/events/{code}/requests", params: { code } };
  const blue = { id: randomUUID(), title: "Blue Monday", artist: "New Order", message: "Loud!" };
  expect(
    (await guest({ method: "GET", path: "/api/events/{code}", params: { code } })).status,
  ).toBe(200);
  expect((await guest({ ...ask, body: blue })).status).toBe(201);
  expect((await guest({ ...ask, body: { ...blue, title: "" } })).status).toBe(400);
  expect((await guest({ ...list, query: { filter: "mine", pageSize: "5" } })).status).toBe(200);
  expect((await guest({ ...list, query: { page: "none" } })).status).toBe(400);
  const songs = { method: "GET", path: "/api/events/{code}/songs", params: { code } };
  expect((await guest({ ...songs, query: { search: "blue" } })).status).toBe(200);

  const byHand = { id: randomUUID(), title: "Blue Monday", artist: "New Order", name: "Sam" };
  const requests = { path: "/api/dj/events/{id}/requests", params: { id } };
  const joined = await dj({ method: "POST", ...requests, body: byHand });
  expect(joined.status).toBe(200);
  const [first, second] = (joined.body as Asked).request.people;
  const card = { id: (joined.body as Asked).request.id };
  expect((await dj({ method: "GET", ...requests, query: { filter: "all" } })).status).toBe(200);

  const one = { path: "/api/dj/requests/{id}", params: card };
  expect((await dj({ method: "PATCH", ...one, body: { status: "accepted" } })).status).toBe(200);
  expect((await dj({ method: "PATCH", ...one, body: { status: "withdrawn" } })).status).toBe(409);
  expect(
    (await dj({ method: "POST", path: "/api/dj/events/{id}/undo", params: { id } })).status,
  ).toBe(200);
  const backers = { path: "/api/dj/requests/{id}/backers", params: card };
  expect((await dj({ method: "GET", ...backers, query: { page: "1" } })).status).toBe(200);
  const split = { backerId: second?.id ?? first?.id, title: "Blue Monday (Live)" };
  const parted = await dj({
    method: "POST",
    path: "/api/dj/requests/{id}/split",
    params: card,
    body: split,
  });
  expect(parted.status).toBe(200);
  const other = (parted.body as { requests: { id: string }[] }).requests.find(
    (r) => r.id !== card.id,
  );
  const merge = {
    method: "POST",
    path: "/api/dj/requests/{id}/merge",
    params: { id: other?.id ?? "" },
  };
  expect((await dj({ ...merge, body: { into: card.id } })).status).toBe(200);

  const back = { path: "/api/events/{code}/requests/{id}/backing", params: { code, ...card } };
  expect((await guest({ method: "DELETE", ...back })).status).toBe(200);
  expect((await guest({ method: "POST", ...back })).status).toBe(200);
  const bulk = { method: "POST", path: "/api/dj/events/{id}/bulk", params: { id } };
  const decline = { ids: [card.id], change: { status: "declined", declineReason: "not_tonight" } };
  expect((await dj({ ...bulk, body: decline })).status).toBe(200);
  expect((await guest({ method: "DELETE", ...back })).status).toBe(409);

  const event = { path: "/api/dj/events/{id}", params: { id } };
  expect((await dj({ method: "GET", ...event })).status).toBe(200);
  expect((await dj({ method: "GET", path: "/api/dj/events" })).status).toBe(200);
  const kept = { method: "GET", path: "/api/dj/events/{id}/export", params: { id } };
  expect((await dj(kept)).status).toBe(200);
  expect((await dj({ ...kept, query: { format: "m3u8" } })).status).toBe(400);
  expect((await dj({ method: "PATCH", ...event, body: { venue: "Harbour Hall" } })).status).toBe(
    200,
  );
  expect((await guest({ method: "GET", ...event })).status).toBe(401);
  expect((await dj({ method: "DELETE", ...event })).status).toBe(204);
  expect((await dj({ method: "GET", ...event })).status).toBe(404);
  await phone.dispose();
});
