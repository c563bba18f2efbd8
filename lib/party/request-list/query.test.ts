import { addressOf } from "@/lib/calls/address";
import { requestCalls } from "@/lib/party/requests/calls";
import { BOARD_PAGE_SIZE, ownQuery } from "@/lib/party/requests/list-queries";
import { boardQuerySchema } from "@/lib/party/requests/list-schema";
import { queryIn, queryOfKey, queryOfPage } from "./query";

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

test("the board begins with what waits for a decision, also where its address cannot be", () => {
  const usual = { filter: "pending", search: "", page: 1, pageSize: BOARD_PAGE_SIZE };
  const cannotBe = [{ filter: "mine" }, { filter: "apart" }, { filter: ["queue"] }, { page: "0" }];
  for (const address of [{}, ...cannotBe]) {
    expect(queryOfPage(boardQuerySchema, address)).toEqual(usual);
  }
  const address = { filter: "queue", search: "x", page: "2", sort: "fair" };
  expect(queryOfPage(boardQuerySchema, address)).toEqual({ ...usual, ...address, page: 2 });
});
