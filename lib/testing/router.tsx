import { renderHook } from "@testing-library/react";
import {
  PathnameContext,
  SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { type ReactNode, useEffect, useRef, useState } from "react";

type Props = { path: string; search?: string; children: ReactNode };

/** What Next.js does around a screen: the address is state, and the history's own calls change it. */
export function Router({ path, search: first = "", children }: Props) {
  const [search, setSearch] = useState(() => {
    window.history.replaceState(null, "", `${path}?${first.replace("?", "")}`);
    return first;
  });
  const entries = useRef([first]);
  useEffect(() => {
    const { history } = window;
    const replace = history.replaceState.bind(history);
    // The bar shows an address at once, and what is rendered follows.
    function show(next: string) {
      replace(null, "", `?${next.replace("?", "")}`);
      setSearch(next);
    }
    function go(url: string | URL | null | undefined, isStep: boolean) {
      const { search: next } = new URL(String(url), window.location.href);
      entries.current.splice(isStep ? entries.current.length : -1, 1, next);
      show(next);
    }
    const spies = [
      jest.spyOn(history, "pushState").mockImplementation((_data, _unused, url) => go(url, true)),
      jest
        .spyOn(history, "replaceState")
        .mockImplementation((_data, _unused, url) => go(url, false)),
      jest.spyOn(history, "back").mockImplementation(() => {
        entries.current.pop();
        show(entries.current.at(-1) ?? "");
      }),
    ];
    return () => {
      for (const spy of spies) spy.mockRestore();
      replace(null, "", "/");
    };
  }, []);
  return (
    <PathnameContext value={path}>
      <SearchParamsContext value={new URLSearchParams(search)}>{children}</SearchParamsContext>
    </PathnameContext>
  );
}

/** Renders a hook on the page of this address, and returns what it returns last. */
export function renderHookAt<Result>(address: string, hook: () => Result) {
  const [path = "", search] = address.split("?");
  return renderHook(hook, {
    wrapper: ({ children }) => (
      <Router path={path} {...(search && { search })}>
        {children}
      </Router>
    ),
  }).result;
}
