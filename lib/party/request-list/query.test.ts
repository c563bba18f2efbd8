import { addressOf } from "@/lib/calls/address";
import { requestCalls } from "@/lib/party/requests/calls";
import { ownQuery } from "@/lib/party/requests/list-queries";
import { queryIn, queryOfKey } from "./query";

test("the key of a list tells the query that it was made of", () => {
  const query = { ...ownQuery, search: "a & b", page: 3, pageSize: 20 };
  const key = addressOf(requestCalls.list, { params: { code: "PARTY2" }, query });
  expect(queryOfKey(key)).toEqual(query);
});

test("what an address leaves out, or cannot be, is as usual", () => {
  const usual = { filter: "pending", search: "x", page: 2, pageSize: 50 } as const;
  const address = new URLSearchParams("event=PARTY2&filter=nothing&page=-1&pageSize=1e9&sort=loud");
  expect(queryIn(address, usual)).toEqual({ ...usual, search: "", page: 1 });
  expect(queryIn(new URLSearchParams("page=4&sort=fair"), usual)).toEqual({
    ...usual,
    search: "",
    page: 4,
    sort: "fair",
  });
});
