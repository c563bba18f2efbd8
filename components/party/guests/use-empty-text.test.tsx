import { renderHook } from "@testing-library/react";
import { ownQuery } from "@/lib/party/requests/list-queries";
import type { Filter } from "@/lib/party/requests/list-schema";
import type { GuestEvent } from "@/lib/party/requests/schema";
import { English } from "@/lib/testing/english";
import messages from "@/messages/en.json";
import { useEmptyText } from "./use-empty-text";

const { empty } = messages.requests;

function textOf(
  status: GuestEvent["status"],
  all: number,
  filter: Filter,
  search = "",
  isPlaying = false,
) {
  const event = { status, counts: { all } } as GuestEvent;
  const { result } = renderHook(() => useEmptyText(event), { wrapper: English });
  return result.current({ ...ownQuery, filter, search }, isPlaying);
}

test("an empty list invites to ask only while the event takes requests", () => {
  expect(textOf("open", 0, "all")).toBe(empty.all);
  expect(textOf("draft", 0, "all")).toBe(empty.draft);
  expect(textOf("paused", 0, "all")).toBe(empty.paused);
  expect(textOf("closed", 0, "all")).toBe(empty.closed);
  expect([textOf("open", 0, "mine"), textOf("closed", 5, "mine")]).toEqual([
    empty.mine,
    empty.mineOver,
  ]);
  expect([textOf("open", 5, "all", "x"), textOf("closed", 5, "all", "x")]).toEqual([
    empty.search,
    empty.searchOver,
  ]);
});

test("in the middle of the night, no waiting request means that all are answered", () => {
  expect(textOf("open", 0, "pending")).toBe(empty.pending);
  expect(textOf("open", 5, "pending")).toBe(empty.answered);
});

test("where the only song plays, and stands above, the list says so in place of being blank", () => {
  expect(textOf("open", 1, "all", "", true)).toBe(empty.onlyPlaying);
  expect(textOf("paused", 1, "mine", "", true)).toBe(empty.onlyPlayingOver);
});
