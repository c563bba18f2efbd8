import { pointerReleased, watchPointer } from "./pointer-gate";
import { yieldToPaint } from "./yield-to-paint";

/** As long as several changes may come together before anybody notices that they did not come one by one. */
const GATHER_MS = 100;
/** How many times as long as it takes to show changes the next ones wait: a slow device needs its time for taps. */
const REST = 5;
const LONGEST_REST_MS = 1000;

/**
 * Delivers the first message at once, and those of the next tenth of a second together, in order: a burst of changes
 * must not render the page once for each, which a slow phone cannot keep up with and React refuses. Where showing them
 * takes longer, more of them come together. None comes between a finger and what it taps.
 */
export function batch<Message>(deliver: (message: Message) => void) {
  const waiting: Message[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The delivery that waits for a finger, or after which the page rests; none once it has rested. */
  let delivery: object | undefined;
  watchPointer();

  function deliverSoon() {
    const lifted = pointerReleased();
    if (!lifted) return deliverAll();
    const ours = {};
    delivery = ours;
    void lifted.then(() => delivery === ours && deliverAll());
  }

  function deliverAll() {
    clearTimeout(timer);
    const begun = performance.now();
    const ours = {};
    delivery = ours;
    // In one task, so that all of it is one render. What is delivered is out of the line, even if it fails.
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) deliver(next);
    void yieldToPaint().then(() => {
      if (delivery !== ours) return;
      const taken = performance.now() - begun;
      const rest = Math.min(Math.max(GATHER_MS - taken, taken * REST), LONGEST_REST_MS);
      timer = setTimeout(endRest, rest);
    });
  }

  function endRest() {
    delivery = undefined;
    if (waiting.length > 0) deliverSoon();
  }

  return {
    take(message: Message) {
      waiting.push(message);
      if (!delivery) deliverSoon();
    },
    /** Delivers what still waits, because something comes that must not overtake it. */
    flush() {
      if (waiting.length > 0) deliverAll();
    },
    stop() {
      clearTimeout(timer);
      delivery = undefined;
    },
  };
}
