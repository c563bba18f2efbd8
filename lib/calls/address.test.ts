import { requestCalls } from "@/lib/party/requests/calls";
import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import { addressOf } from "./address";

const params = { code: "PARTY2" };
const LIST = "/api/events/PARTY2/requests?filter=all&page=2&pageSize=10&search=a+%26+b";

test("equal queries give equal addresses, whatever the order of their parts", () => {
  const query = { filter: "all", search: "a & b", page: 2, pageSize: 10 } as const;
  const turned = { pageSize: 10, page: 2, search: "a & b", filter: "all" } as const;
  expect(addressOf(requestCalls.list, { params, query })).toBe(LIST);
  expect(addressOf(requestCalls.list, { params, query: turned })).toBe(LIST);
});

test("an undefined part of a query is left out of the address", () => {
  expect(addressOf(requestCalls.list, { params, query: {} })).toBe("/api/events/PARTY2/requests");
});

test("a path parameter cannot change the path", () => {
  expect(addressOf(djRequestCalls.undo, { params: { id: "../../x?y" }, query: {} })).toBe(
    "/api/dj/events/..%2F..%2Fx%3Fy/undo",
  );
});
