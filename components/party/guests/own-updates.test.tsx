import { act, render } from "@testing-library/react";
import { type ReactNode, useEffect } from "react";
import { SWRConfig, useSWRConfig } from "swr";
import { addressOf } from "@/lib/calls/address";
import { useNotificationsStore } from "@/lib/party/notifications/store";
import { requestCalls } from "@/lib/party/requests/calls";
import { ownQuery } from "@/lib/party/requests/list-queries";
import { OwnUpdates } from "./own-updates";

const code = "PARTY2";
const keyOf = (page: number) =>
  addressOf(requestCalls.list, { params: { code }, query: { ...ownQuery, page } });
const listOf = (title: string, status: string) => ({
  requests: [{ id: title, title, status, mine: true, createdAt: "2026-11-21T20:00:00Z" }],
});

let change: ReturnType<typeof useSWRConfig>["mutate"];
function Cache({ children }: { children: ReactNode }) {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    change = mutate;
  }, [mutate]);
  return children;
}

test("a guest with more than one page of requests has news of all of them", async () => {
  const fallback = {
    [keyOf(1)]: listOf("First", "pending"),
    [keyOf(2)]: listOf("Fifty-first", "pending"),
  };
  render(
    <SWRConfig value={{ fallback, provider: () => new Map(), revalidateIfStale: false }}>
      <Cache>
        <OwnUpdates code={code} timeZone="UTC" pageCount={2} />
      </Cache>
    </SWRConfig>,
  );
  await act(() => change(keyOf(2), listOf("Fifty-first", "accepted"), { revalidate: false }));
  const { notifications } = useNotificationsStore.getState();
  expect(notifications).toMatchObject([{ kind: "accepted", title: "Fifty-first" }]);
});
