import { act, render } from "@testing-library/react";
import type { GuestEvent } from "@/lib/party/requests/schema";
import { English } from "@/lib/testing/english";
import { NightKeeper } from "./night-keeper";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useRouter: () => ({ refresh }),
}));

const event = { code: "PARTY2", name: "Gala", opensAt: null } as GuestEvent;

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  refresh.mockClear();
});

test("a phone fetches the recap once, at a moment of its own within four seconds", async () => {
  jest.useFakeTimers();
  jest.spyOn(Math, "random").mockReturnValue(0.5);
  const page = (needsRecap: boolean) => (
    <English>
      <NightKeeper event={event} own={[]} needsRecap={needsRecap} />
    </English>
  );
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const { rerender } = render(page(false));
  await pass(10_000);
  expect(refresh).not.toHaveBeenCalled();
  rerender(page(true));
  await pass(1999);
  expect(refresh).not.toHaveBeenCalled();
  await pass(10_000);
  expect(refresh).toHaveBeenCalledTimes(1);
});
