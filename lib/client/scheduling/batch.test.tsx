import { act, render, screen } from "@testing-library/react";
import useSWR, { SWRConfig } from "swr";
import { useRevise } from "@/lib/client/use-revise";
import { useLive } from "@/lib/party/live/hooks";
import { FakeEventSource as Source } from "@/lib/testing/event-source";

const addresses = { event: "/event", lists: "/event/requests", live: "/event/live" };
/** The time in which changes are gathered, and a frame. */
const SOON_MS = 120;
let renders = 0;
/** What a device does for a change besides showing it. */
const onDelta = jest.fn();
let known = new Map();
const provider = () => known;

function List() {
  renders += 1;
  const { data = [] } = useSWR<number[]>("told", { fallbackData: [], revalidateOnMount: false });
  return <p>{data.join(" ")}</p>;
}

function Listener() {
  const revise = useRevise<number[]>("told");
  useLive(addresses, 0, {
    onDelta: (told: unknown) => {
      onDelta();
      revise((known) => [...known, Number(told)]);
    },
  });
  return null;
}

/** Lists every number that the stream tells while somebody listens. */
const page = (isListening: boolean) => (
  <SWRConfig value={{ fallback: { told: [] }, provider }}>
    {isListening && <Listener />}
    <List />
  </SWRConfig>
);

beforeEach(() => {
  jest.useFakeTimers();
  Source.install();
  renders = 0;
  known = new Map();
});
afterEach(() => jest.useRealTimers());

/** Each message comes as a task of its own. */
async function tell(...ids: number[]) {
  for (const id of ids) await act(async () => Source.tell(id));
}
const told = () => screen.getByRole("paragraph").textContent;

test("a single change shows at once, and a burst after it as one render, complete and in order", async () => {
  render(page(true));
  await tell(1);
  expect(told()).toBe("1");

  const before = renders;
  const burst = Array.from({ length: 200 }, (_, index) => index + 2);
  await tell(...burst);
  expect(told()).toBe("1");
  await act(async () => jest.advanceTimersByTimeAsync(SOON_MS));
  expect(told()).toBe([1, ...burst].join(" "));
  expect(renders - before).toBeLessThanOrEqual(2);

  await act(async () => jest.advanceTimersByTimeAsync(SOON_MS));
  await tell(300);
  expect(told()).toMatch(/ 300$/);
});

test("a device that takes long to show changes rests for longer, and shows more of them together", async () => {
  render(page(true));
  onDelta.mockImplementationOnce(() => jest.advanceTimersByTime(200));
  await tell(1);
  await tell(2, 3);
  await act(async () => jest.advanceTimersByTimeAsync(800));
  expect(told()).toBe("1");
  await act(async () => jest.advanceTimersByTimeAsync(300));
  expect(told()).toBe("1 2 3");
});

test("what comes while a finger is on the screen is shown after what it taps", async () => {
  render(page(true));
  document.dispatchEvent(new Event("pointerdown"));
  await tell(1, 2);
  await act(async () => jest.advanceTimersByTimeAsync(200));
  expect(told()).toBe("");
  document.dispatchEvent(new Event("pointerup"));
  await act(async () => jest.advanceTimersByTimeAsync(50));
  expect(told()).toBe("");
  document.dispatchEvent(new Event("click"));
  expect(told()).toBe("");
  await act(async () => jest.advanceTimersByTimeAsync(50));
  expect(told()).toBe("1 2");
});

test.each([
  ["lifted without a tap", "pointerup", 150],
  ["taken by a scroll", "pointercancel", 50],
])("a finger that is %s holds nothing back for long", async (_, end, ms) => {
  render(page(true));
  document.dispatchEvent(new Event("pointerdown"));
  await tell(1);
  document.dispatchEvent(new Event(end));
  expect(told()).toBe("");
  await act(async () => jest.advanceTimersByTimeAsync(ms));
  expect(told()).toBe("1");
});

test("a finger that stays holds nothing back for long", async () => {
  render(page(true));
  document.dispatchEvent(new Event("pointerdown"));
  await tell(1);
  await act(async () => jest.advanceTimersByTimeAsync(1100));
  expect(told()).toBe("1");
});

test("what still waits when the page leaves the stream is shown", async () => {
  const { rerender } = render(page(true));
  await tell(1, 2, 3);
  expect(told()).toBe("1");
  await act(async () => rerender(page(false)));
  expect(told()).toBe("1 2 3");
  expect(Source.open).toHaveLength(0);
});
