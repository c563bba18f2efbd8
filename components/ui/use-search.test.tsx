import { act } from "@testing-library/react";
import { renderHookAt } from "@/lib/testing/router";
import { useAddress } from "./use-address";
import { useSearch } from "./use-search";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function shown(search = "") {
  return renderHookAt(`/apps/tickets?${search}`, () => ({
    address: useAddress(),
    search: useSearch(),
  }));
}

test("the search follows where the browser goes back to", () => {
  const area = shown("search=poster");
  act(() => area.current.address.go({ id: 7 }, true));
  act(() => area.current.search[1]("stage"));
  act(() => jest.advanceTimersByTime(300));
  expect(area.current.address.params.toString()).toBe("search=stage&id=7");
  act(() => window.history.back());
  expect(area.current.search[0]).toBe("poster");
  act(() => jest.advanceTimersByTime(1000));
  expect(area.current.address.params.toString()).toBe("search=poster");
});

test("a search that the address gets late takes nothing from what is typed meanwhile", () => {
  const area = shown();
  act(() => area.current.search[1]("sta"));
  act(() => jest.advanceTimersByTime(299));
  act(() => {
    jest.advanceTimersByTime(1);
    area.current.search[1]("stage");
  });
  expect(area.current.search[0]).toBe("stage");
  act(() => jest.advanceTimersByTime(300));
  expect(area.current.address.params.get("search")).toBe("stage");
});

test("a link that searches for nothing empties the search", () => {
  const area = shown("search=poster&page=2");
  act(() => area.current.address.go({ search: undefined, page: undefined }, true));
  expect(area.current.search[0]).toBe("");
});

test("spaces around what is typed are no other search", () => {
  const area = shown("search=poster");
  act(() => area.current.search[1](" poster "));
  act(() => jest.advanceTimersByTime(300));
  expect(area.current.address.params.get("search")).toBe("poster");
  expect(area.current.search[0]).toBe(" poster ");
});
