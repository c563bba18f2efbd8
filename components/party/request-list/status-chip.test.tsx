import { render, screen } from "@testing-library/react";
import { act, type ComponentProps, Profiler } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { English } from "@/lib/testing/english";
import { StatusChip } from "./status-chip";

type Shown = ComponentProps<typeof StatusChip>["request"];

const waiting: Shown = {
  status: "pending",
  lane: "queue",
  declineReason: null,
  declineNote: null,
  playedAt: null,
};
const played: Shown = { ...waiting, status: "played", playedAt: "2026-11-22T21:30:00Z" };

/** Returns how often the browser renders what the server has rendered. */
async function rendersOf(request: Shown) {
  const onRender = jest.fn();
  const page = (
    <English>
      <Profiler id="chip" onRender={onRender}>
        <StatusChip request={request} timeZone="Asia/Tokyo" />
      </Profiler>
    </English>
  );
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = renderToString(page);
  onRender.mockClear();
  await act(async () => void hydrateRoot(root, page));
  return onRender.mock.calls.length;
}

test("a row of the list wakes with one render, unless it names a time", async () => {
  expect(await rendersOf(waiting)).toBe(1);
  expect(await rendersOf(played)).toBe(2);
});

test("the DJ's own words that are cut can be read whole", () => {
  const heights = { scrollHeight: 160, clientHeight: 80 };
  for (const [name, height] of Object.entries(heights)) {
    // The DOM of the tests has no layout.
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => height });
  }
  const declined: Shown = {
    ...waiting,
    status: "declined",
    declineReason: "wrong_moment",
    declineNote: "Not tonight.\nTomorrow!",
  };
  render(<StatusChip request={declined} timeZone="UTC" />, { wrapper: English });
  expect(screen.getByText(/Not tonight/)).toHaveClass("clamped");
  expect(screen.getByRole("button", { name: "Show more" })).toBeVisible();
});
