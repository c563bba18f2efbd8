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
