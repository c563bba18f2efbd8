import { act, renderHook } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { useToastQueue } from "@/lib/client/toast-queue";
import type { DjRequest } from "@/lib/party/requests/schema";
import messages from "@/messages/en.json";
import { useBoardActions } from "./actions";

const zombie = { id: "r1", title: "Zombie", status: "pending", lane: "queue" } as DjRequest;
const yellow = { ...zombie, id: "r2", title: "Yellow" };

function English({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <SWRConfig value={{ provider: () => new Map(), isPaused: () => true }}>{children}</SWRConfig>
    </NextIntlClientProvider>
  );
}

function actions() {
  return renderHook(() => useBoardActions("e1"), { wrapper: English }).result.current;
}

const told = () =>
  useToastQueue.getState().waiting.map(({ message, description }) => [message, description]);

beforeEach(() => {
  useToastQueue.setState({ waiting: [] });
  global.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
});
afterEach(() => jest.restoreAllMocks());

test("a step that the server never answered says once that it may be lost, and which one", async () => {
  const { change } = actions();
  await act(() => change(zombie, { status: "accepted" }));
  expect(told()).toEqual([[messages.errors.unreached.write, "accept · Zombie"]]);
});

test("a step of a tablet without a network is called lost", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { changeAll, undo } = actions();
  await act(() => changeAll([zombie, yellow], { status: "declined" }));
  await act(() => undo(() => {}));
  expect(told()).toEqual([
    [messages.errors.unreached.offline, "decline · 2 requests"],
    [messages.errors.unreached.offline, "undo"],
  ]);
});
