"use client";

import { useLocale } from "next-intl";
import { type ReactNode, useState } from "react";
import { SWRConfig, useSWRConfig } from "swr";
import { useChange } from "@/lib/client/effects/use-change";
import { createFetchPolicy } from "@/lib/client/fetch-policy";

/** Below it, all data is fetched, cached, retried and refetched by one policy. */
export function FetchedData({ children }: { children: ReactNode }) {
  const [policy] = useState(createFetchPolicy);
  return (
    <SWRConfig value={policy}>
      <FollowLanguage />
      {children}
    </SWRConfig>
  );
}

/** The samples of the back office are in the page's language: when that changes, they are fetched anew. */
function FollowLanguage() {
  const { mutate } = useSWRConfig();
  useChange(useLocale(), () => void mutate(() => true));
  return null;
}
