import { act, render, screen } from "@testing-library/react";
import { Profiler, type ReactNode, useState } from "react";
import useSWR, { SWRConfig } from "swr";
import { AppError } from "@/lib/calls/errors";
import { backoff } from "@/lib/client/scheduling/backoff";
import { watchPointer } from "@/lib/client/scheduling/pointer-gate";
import { createFetchPolicy, UNATTENDED } from "./fetch-policy";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Policy({ children }: { children: ReactNode }) {
  const [policy] = useState(createFetchPolicy);
  return <SWRConfig value={policy}>{children}</SWRConfig>;
}

function Song({ load }: { load: () => Promise<string> }) {
  const { data, error } = useSWR("/api/song", load);
  return <p>{error ? "failed" : (data ?? "loading")}</p>;
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const fire = async (event: string) => {
  window.dispatchEvent(new Event(event));
  await wait(0);
};

async function show(load: () => Promise<string>) {
  const page = render(
    <Policy>
      <Song load={load} />
    </Policy>,
  );
  await wait(0);
  return page;
}

test("a failed fetch is retried three times, after 1, 2 and 4 seconds", async () => {
  const load = jest.fn().mockRejectedValue(new AppError("unexpected"));
  await show(load);
  expect(load).toHaveBeenCalledTimes(1);
  for (const [pause, calls] of [
    [1_000, 2],
    [2_000, 3],
    [4_000, 4],
  ] as const) {
    await wait(pause - 1);
    expect(load).toHaveBeenCalledTimes(calls - 1);
    await wait(1);
    expect(load).toHaveBeenCalledTimes(calls);
  }
  await wait(10 * 60_000);
  expect(load).toHaveBeenCalledTimes(4);
});

test("what nobody attends starts over 30 seconds after its last retry", async () => {
  const load = jest.fn().mockRejectedValue(new AppError("unexpected"));
  render(
    <Policy>
      <SWRConfig value={UNATTENDED}>
        <Song load={load} />
      </SWRConfig>
    </Policy>,
  );
  await wait(7_000);
  expect(load).toHaveBeenCalledTimes(4);
  await wait(29_999);
  expect(load).toHaveBeenCalledTimes(4);
  await wait(1);
  expect(load).toHaveBeenCalledTimes(5);
  await wait(7_000);
  expect(load).toHaveBeenCalledTimes(8);
});

test("pauses double and never pass 30 seconds", () => {
  expect([1, 2, 3, 4, 5, 6, 20].map((failures) => backoff(failures))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
});

test("a refusal is not retried", async () => {
  const load = jest.fn().mockRejectedValue(new AppError("forbidden"));
  await show(load);
  await wait(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByText("failed")).toBeTruthy();
});

test("a network failure is retried", async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new TypeError("fetch failed"))
    .mockResolvedValue("One");
  await show(load);
  await wait(1_000);
  expect(screen.getByText("One")).toBeTruthy();
});

test("data is fresh for 30 seconds; after that, refocusing the page fetches it again", async () => {
  const load = jest.fn().mockResolvedValue("One");
  await show(load);
  await wait(29_000);
  await fire("focus");
  expect(load).toHaveBeenCalledTimes(1);
  // SWR ignores a second focus within five seconds of the first.
  await wait(6_000);
  await fire("focus");
  expect(load).toHaveBeenCalledTimes(2);
});

test("what comes while a finger is on the screen shows after what it taps", async () => {
  watchPointer();
  document.dispatchEvent(new Event("pointerdown"));
  await show(jest.fn().mockResolvedValue("One"));
  await wait(500);
  expect(screen.getByText("loading")).toBeTruthy();
  document.dispatchEvent(new Event("pointerup"));
  await wait(0);
  document.dispatchEvent(new Event("click"));
  await wait(50);
  expect(screen.getByText("One")).toBeTruthy();
});

test("a returning network refetches stale data", async () => {
  const load = jest.fn().mockResolvedValue("One");
  await show(load);
  await wait(31_000);
  await fire("offline");
  await fire("online");
  expect(load).toHaveBeenCalledTimes(2);
});

function Toggled({ load }: { load: () => Promise<string> }) {
  const [isShown, setIsShown] = useState(true);
  return (
    <Policy>
      <button type="button" onClick={() => setIsShown(!isShown)}>
        toggle
      </button>
      {isShown && <Song load={load} />}
    </Policy>
  );
}

async function comeBackAfter(ms: number) {
  const load = jest
    .fn()
    .mockResolvedValueOnce("One")
    .mockReturnValue(new Promise(() => {}));
  render(<Toggled load={load} />);
  await wait(0);
  const toggle = screen.getByRole("button");
  act(() => toggle.click());
  await wait(ms);
  act(() => toggle.click());
}

test("unused data stays in the cache for five minutes", async () => {
  await comeBackAfter(5 * 60_000 - 1);
  expect(screen.getByText("One")).toBeTruthy();
});

test("unused data is evicted after five minutes", async () => {
  await comeBackAfter(5 * 60_000);
  expect(screen.getByText("loading")).toBeTruthy();
});

test("data in use is never evicted", async () => {
  await show(jest.fn().mockResolvedValue("One"));
  await wait(60 * 60_000);
  expect(screen.getByText("One")).toBeTruthy();
});

test("data served with the page counts as fetched with it", async () => {
  const load = jest.fn().mockResolvedValue("Two");
  render(
    <Policy>
      <SWRConfig value={{ fallback: { "/api/song": "One" } }}>
        <Song load={load} />
      </SWRConfig>
    </Policy>,
  );
  await wait(29_000);
  await fire("focus");
  expect(load).not.toHaveBeenCalled();
  await wait(6_000);
  await fire("focus");
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByText("Two")).toBeTruthy();
});

function Loaded() {
  const { data, isLoading } = useSWR("/api/song", async () => "Two");
  return <p aria-busy={isLoading}>{data}</p>;
}

test("what shows data served with the page renders once", async () => {
  const onRender = jest.fn();
  render(
    <Policy>
      <SWRConfig value={{ fallback: { "/api/song": "One" } }}>
        <Profiler id="song" onRender={onRender}>
          <Loaded />
        </Profiler>
      </SWRConfig>
    </Policy>,
  );
  expect(screen.getByText("One")).toBeTruthy();
  await wait(1000);
  expect(onRender).toHaveBeenCalledTimes(1);
});
