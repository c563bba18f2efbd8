import { render } from "@testing-library/react";
import type { ComponentType, ReactNode } from "react";
import { useSWRConfig } from "swr";
import { FRESH_MS } from "@/lib/client/fetch-policy";
import { English } from "@/lib/testing/english";
import { Router } from "@/lib/testing/router";
import { AppFrame } from "./app-frame";
import { BlankFrame } from "./blank-frame";

// What stands around the page fetches nothing here.
jest.mock("./sidebar", () => ({ Sidebar: () => null }));
jest.mock("./top-bar", () => ({ TopBar: () => null }));

function FullFrame({ children }: { children: ReactNode }) {
  return <AppFrame viewer={{ dj: undefined, isDemo: true }}>{children}</AppFrame>;
}

test.each<[string, ComponentType<{ children: ReactNode }>]>([
  ["full", FullFrame],
  ["blank", BlankFrame],
])("the %s layout fetches by the product's policy", (_, Frame) => {
  const policies: ReturnType<typeof useSWRConfig>[] = [];
  function Page() {
    policies.push(useSWRConfig());
    return null;
  }
  render(
    <English>
      <Router path="/requests">
        <Frame>
          <Page />
        </Frame>
      </Router>
    </English>,
  );
  expect(policies[0]?.dedupingInterval).toBe(FRESH_MS);
});
