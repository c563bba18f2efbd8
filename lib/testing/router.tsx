import {
  PathnameContext,
  SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { type ReactNode, useEffect, useRef, useState } from "react";

type Props = { path: string; search?: string; children: ReactNode };

/** What Next.js does around a screen: the address is state, and the history's own calls change it. */
export function Router({ path, search: first = "", children }: Props) {
  const [search, setSearch] = useState(first);
  const entries = useRef([first]);
  useEffect(() => {
    function go(url: string | URL | null | undefined, isStep: boolean) {
      const { search: next } = new URL(String(url), window.location.href);
      entries.current.splice(isStep ? entries.current.length : -1, 1, next);
      setSearch(next);
    }
    const { history } = window;
    const spies = [
      jest.spyOn(history, "pushState").mockImplementation((_data, _unused, url) => go(url, true)),
      jest
        .spyOn(history, "replaceState")
        .mockImplementation((_data, _unused, url) => go(url, false)),
      jest.spyOn(history, "back").mockImplementation(() => {
        entries.current.pop();
        setSearch(entries.current.at(-1) ?? "");
      }),
    ];
    return () => {
      for (const spy of spies) spy.mockRestore();
    };
  }, []);
  return (
    <PathnameContext value={path}>
      <SearchParamsContext value={new URLSearchParams(search)}>{children}</SearchParamsContext>
    </PathnameContext>
  );
}
