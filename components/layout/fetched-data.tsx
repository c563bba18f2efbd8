"use client";

import { type ReactNode, useState } from "react";
import { SWRConfig } from "swr";
import { createFetchPolicy } from "@/lib/client/fetch-policy";

/** Below it, all data is fetched, cached, retried and refetched by one policy. */
export function FetchedData({ children }: { children: ReactNode }) {
  const [policy] = useState(createFetchPolicy);
  return <SWRConfig value={policy}>{children}</SWRConfig>;
}
