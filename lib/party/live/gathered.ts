/** As long as several changes may come together before anybody notices that they did not come one by one. */
const GATHER_MS = 100;

/**
 * Delivers the first message at once, and those of the next tenth of a second together, in order: a burst of changes
 * must not render the page once for each, which a slow phone cannot keep up with and React refuses.
 */
export function gathered<Message>(deliver: (message: Message) => void) {
  const waiting: Message[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function rest() {
    clearTimeout(timer);
    timer = waiting.length > 0 ? setTimeout(rest, GATHER_MS) : undefined;
    // In one task, so that all of it is one render. What is delivered is out of the line, even if it fails.
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) deliver(next);
  }

  return {
    take(message: Message) {
      waiting.push(message);
      if (timer) return;
      rest();
    },
    /** Delivers what still waits, because something comes that must not overtake it. */
    flush: rest,
    stop: () => clearTimeout(timer),
  };
}
