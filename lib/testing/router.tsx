import {
  PathnameContext,
  SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { type ReactNode, useEffect, useState } from "react";

type Props = { path: string; search?: string; children: ReactNode };

/** What Next.js does around a screen: the address is state, and the history's own calls change it. */
export function Router({ path, search: first = "", children }: Props) {
  const [search, setSearch] = useState(first);
  useEffect(() => {
    const spies = (["pushState", "replaceState"] as const).map((name) =>
      jest
        .spyOn(window.history, name)
        .mockImplementation((_data: unknown, _unused: string, url?: string | URL | null) => {
          setSearch(new URL(String(url), window.location.href).search);
        }),
    );
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
