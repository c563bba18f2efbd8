import {
  PathnameContext,
  SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { type ReactNode, useEffect, useState } from "react";

/** What Next.js does around a screen: the address is state, and the history's own calls change it. */
export function Router({ path, children }: { path: string; children: ReactNode }) {
  const [search, setSearch] = useState("");
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
