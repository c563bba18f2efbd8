import { act, render } from "@testing-library/react";
import { FakeEventSource as Source } from "@/lib/testing/event-source";
import { useLive } from "./hooks";

const addresses = { event: "/event", lists: "/event/requests", live: "/event/live" };
const onLost = jest.fn();

function Listener() {
  useLive(addresses, 0, { onDelta: () => undefined, onLost });
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
