import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { useRequestsStore } from "@/lib/party/request-list/store";
import type { ListQuery } from "@/lib/party/requests/list-schema";
import { Router } from "@/lib/testing/router";
import { RequestsStoreProvider } from "./requests-store-provider";
import { useShownQuery } from "./use-shown-query";

const second: ListQuery = { filter: "all", search: "", page: 2, pageSize: 10 };

function Page({ children }: { children: ReactNode }) {
  return (
    <Router path="/requests">
      <RequestsStoreProvider query={second}>{children}</RequestsStoreProvider>
    </Router>
  );
}

/** How the second page of a list changes the address, once it has written its own. */
function open() {
  const use = () => {
    useShownQuery();
    return useRequestsStore((state) => state);
  };
  const { result } = renderHook(use, { wrapper: Page });
  const written = (name: "pushState" | "replaceState") =>
    jest.mocked(window.history[name]).mock.calls.map(([, , address]) => address);
  for (const name of ["pushState", "replaceState"] as const) {
    jest.mocked(window.history[name]).mockClear();
  }
  return { list: result, written };
}

test("another filter or page is a step that Back undoes", () => {
  const { list, written } = open();
  act(() => list.current.setPage(3));
  act(() => list.current.setFilter("accepted"));
  expect(written("pushState")).toEqual([
    "/requests?filter=all&page=3",
    "/requests?filter=accepted",
  ]);
});

test("typing is none, though a search begins on its first page", () => {
  const { list, written } = open();
  act(() => list.current.setSearch("zom"));
  expect(written("pushState")).toEqual([]);
  expect(written("replaceState")).toEqual(["/requests?filter=all&search=zom"]);
});
