import { START_WHEN_PAINTED } from "./late-scripts";

let painted: (() => void) | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  painted = undefined;
  document.head.innerHTML = '<script type="late" src="/a.js" async="" nonce="n"></script>';
  setHidden(false);
  window.PerformanceObserver = class {
    static supportedEntryTypes = ["paint"];
    constructor(callback: () => void) {
      painted = callback;
    }
    observe() {}
  } as never;
});

function setHidden(hidden: boolean) {
  Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
}

/** Runs the page's script, and tells which scripts have started. */
function run() {
  // biome-ignore lint/security/noGlobalEval: the page runs this text as a script
  window.eval(START_WHEN_PAINTED);
}

const started = () =>
  [...document.querySelectorAll<HTMLScriptElement>("script:not([type])")].map(
    ({ outerHTML }) => outerHTML,
  );

test("scripts start when the page shows", () => {
  run();
  expect(started()).toEqual([]);
  painted?.();
  expect(started()).toEqual(['<script src="/a.js" async="" nonce="n"></script>']);
});

test("scripts that stream in later start when all have come", () => {
  run();
  painted?.();
  document.head.insertAdjacentHTML("beforeend", '<script type="late" src="/b.js"></script>');
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(started()).toHaveLength(2);
});

test("a hidden page starts at once, and one that hides before it shows", () => {
  setHidden(true);
  run();
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(started()).toHaveLength(1);

  document.head.innerHTML = '<script type="late" src="/a.js"></script>';
  setHidden(false);
  run();
  setHidden(true);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(started()).toHaveLength(1);
});

test("a browser that reports no paint waits for none, or for three seconds", () => {
  run();
  jest.advanceTimersByTime(2999);
  expect(started()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(started()).toHaveLength(1);

  document.head.innerHTML = '<script type="late" src="/a.js"></script>';
  window.PerformanceObserver = class {} as never;
  run();
  expect(started()).toHaveLength(1);
});
