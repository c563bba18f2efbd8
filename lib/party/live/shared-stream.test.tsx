import { FakeEventSource as Source } from "@/lib/testing/event-source";
import { joinEventStream } from "./shared-stream";

let isHidden = false;
function hide(hidden: boolean) {
  isHidden = hidden;
  document.dispatchEvent(new Event("visibilitychange"));
}

function listener(hearsHidden = false) {
  const heard: unknown[] = [];
  const connections: string[] = [];
  return {
    heard,
    connections,
    hearsHidden,
    onMessage: (data: unknown) => heard.push(data),
    onReset: () => {},
    onGone: () => heard.push("gone"),
    onConnection: (connection: string) => connections.push(connection),
  };
}

beforeEach(() => {
  Source.install();
  isHidden = false;
  Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
});

test("two members share one stream, which closes when the last one leaves", () => {
  const [bell, board] = [listener(), listener()];
  const leaveBell = joinEventStream("/live", 4, bell);
  Source.opened[0]?.onopen();
  const leaveBoard = joinEventStream("/live", 4, board);
  Source.tell(5);
  expect(Source.opened).toHaveLength(1);
  expect([bell.heard, board.heard]).toEqual([[5], [5]]);
  expect(board.connections).toEqual(["live"]);
  leaveBoard();
  expect(Source.open).toHaveLength(1);
  const leaveAgain = joinEventStream("/live", 5, board);
  expect(Source.opened).toHaveLength(1);
  leaveAgain();
  leaveBell();
  expect(Source.open).toHaveLength(0);
});

test("a member that joins with an older cursor receives the changes it missed", () => {
  const leaveFirst = joinEventStream("/behind", 4, listener());
  Source.tell(9);
  const leave = joinEventStream("/behind", 7, listener());
  expect(Source.open.map(({ url }) => url)).toEqual(["/behind?cursor=7"]);
  leave();
  leaveFirst();
});

test("a hidden page closes its stream, and catches up when it is visible again", () => {
  const leave = joinEventStream("/bell", 4, listener());
  Source.tell(6);
  hide(true);
  expect(Source.open).toHaveLength(0);
  hide(false);
  expect(Source.open.map(({ url }) => url)).toEqual(["/bell?cursor=6"]);
  leave();
});

test("a board with sound keeps its stream while it is hidden", () => {
  const leaveBell = joinEventStream("/board", 4, listener());
  const leaveBoard = joinEventStream("/board", 4, listener(true));
  hide(true);
  expect(Source.open).toHaveLength(1);
  leaveBoard();
  expect(Source.open).toHaveLength(0);
  leaveBell();
});

test("the stream of a deleted event says so once, and stays closed", () => {
  const page = listener();
  const leave = joinEventStream("/deleted", 4, page);
  Source.opened[0]?.say("gone");
  window.dispatchEvent(new Event("online"));
  expect([page.heard, Source.opened.length, Source.open.length]).toEqual([["gone"], 1, 0]);
  leave();
});
