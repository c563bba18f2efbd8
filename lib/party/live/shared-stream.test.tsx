import { joinEventStream } from "./shared-stream";

/** A fake `EventSource` with the parts that our code uses. */
class Source {
  static readonly CLOSED = 2;
  static opened: Source[] = [];
  readyState = 1;
  readonly url: string;
  onopen: () => void = () => {};
  onmessage: (message: { data: string; lastEventId: string }) => void = () => {};
  constructor(url: string) {
    this.url = url;
    Source.opened.push(this);
  }
  addEventListener() {}
  close() {
    this.readyState = Source.CLOSED;
  }
  static get open() {
    return Source.opened.filter(({ readyState }) => readyState !== Source.CLOSED);
  }
  static tell(id: number) {
    for (const { onmessage } of Source.open) onmessage({ data: `${id}`, lastEventId: `${id}` });
  }
}

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
    onConnection: (connection: string) => connections.push(connection),
  };
}

beforeEach(() => {
  Source.opened = [];
  isHidden = false;
  Object.assign(globalThis, { EventSource: Source });
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
