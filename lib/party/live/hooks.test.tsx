import { act, render } from "@testing-library/react";
import useSWR, { SWRConfig } from "swr";
import { AppError } from "@/lib/calls/errors";
import { FakeEventSource as Source } from "@/lib/testing/event-source";
import { useLive } from "./hooks";
import { useLiveStore } from "./store";

const addresses = { event: "/event", lists: "/event/requests", live: "/event/live" };
const onLost = jest.fn();

function Listener() {
  useLive(addresses, 0, { onDelta: () => undefined, onLost });
  return null;
}

const readEvent = jest.fn();

function Screen({ cursor }: { cursor?: number }) {
  useSWR(addresses.event, readEvent);
  useLive(addresses, cursor, { onDelta: () => undefined });
  return null;
}

beforeEach(() => Source.install());

test("a stream is lost once it was there: a page that has just come reads nothing again", async () => {
  render(<Listener />);
  expect(onLost).not.toHaveBeenCalled();
  const [source] = Source.open;
  await act(async () => source?.onopen());
  expect(onLost).not.toHaveBeenCalled();
  await act(async () => source?.onerror());
  expect(onLost).toHaveBeenCalled();
});

describe("where streams are blocked", () => {
  const connection = () => useLiveStore.getState().connection;
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  const options = { provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false };
  const screen = (cursor?: number) => (
    <SWRConfig value={options}>
      <Screen {...(cursor !== undefined && { cursor })} />
    </SWRConfig>
  );

  beforeEach(() => {
    jest.useFakeTimers();
    readEvent.mockReset().mockResolvedValue({});
    useLiveStore.setState({ connection: "connecting" });
  });
  afterEach(() => jest.useRealTimers());

  /** Opens a page whose stream fails three times. */
  async function blocked() {
    const page = render(screen(4));
    for (const seconds of [1, 2, 0]) {
      act(() => Source.opened.at(-1)?.refuse());
      if (seconds > 0) await pass(seconds * 1000);
    }
    await pass(0);
    return page;
  }

  test("a page reads its event at once and every five seconds, and says so once that is answered", async () => {
    const page = await blocked();
    // Once as the page came, and once by the first poll.
    expect([connection(), readEvent.mock.calls.length]).toEqual(["polling", 2]);
    await pass(4999);
    expect(readEvent).toHaveBeenCalledTimes(2);
    await pass(1);
    expect(readEvent).toHaveBeenCalledTimes(3);
    page.unmount();
    await pass(60_000);
    expect(readEvent).toHaveBeenCalledTimes(3);
  });

  test.each([
    ["no network", new TypeError("Failed to fetch"), "lost"],
    ["a failure", new AppError("unavailable"), "lost"],
    ["a refusal", new AppError("not_found"), "polling"],
  ])("a poll that meets %s tells whether the server is lost", async (_, error, expected) => {
    readEvent.mockRejectedValue(error);
    const page = await blocked();
    expect(connection()).toBe(expected);
    page.unmount();
  });

  test("a stream that opens ends the polling", async () => {
    const page = await blocked();
    await pass(4000);
    act(() => Source.opened.at(-1)?.onopen());
    expect(connection()).toBe("live");
    const before = readEvent.mock.calls.length;
    await pass(60_000);
    expect(readEvent.mock.calls.length).toBe(before);
    page.unmount();
  });

  test.each([
    ["first", 0],
    ["second", 5000],
  ])(
    "where the stream opens before the %s poll is answered, the page stays live",
    async (_, ms) => {
      const answers: (() => void)[] = [];
      const slow = () => new Promise((resolve) => answers.push(() => resolve({})));
      if (ms === 0) readEvent.mockImplementation(slow);
      const page = await blocked();
      readEvent.mockImplementation(slow);
      await pass(ms);
      act(() => Source.opened.at(-1)?.onopen());
      for (const answer of answers) answer();
      await pass(0);
      expect([answers.length > 0, connection()]).toEqual([true, "live"]);
      page.unmount();
    },
  );

  test("a page opens its stream once it knows where to begin", async () => {
    Source.install();
    const page = render(screen());
    await pass(0);
    expect(Source.opened).toEqual([]);
    page.rerender(screen(7));
    expect(Source.opened.map(({ url }) => url)).toEqual(["/event/live?cursor=7"]);
    page.rerender(screen(9));
    expect(Source.opened).toHaveLength(1);
    page.unmount();
    expect(Source.open).toEqual([]);
  });

  test("a reset and the end of an event read it again", async () => {
    const page = render(screen(4));
    await pass(0);
    for (const word of ["reset", "gone"]) {
      readEvent.mockClear();
      act(() => Source.opened.at(-1)?.say(word));
      await pass(0);
      expect([word, readEvent.mock.calls.length]).toEqual([word, 1]);
    }
    page.unmount();
  });
});
