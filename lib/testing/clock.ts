/** Sets the clock of the product (ms since 1970), and lets its timers run as ever, until `jest.useRealTimers()`. */
export function setClock(now: number) {
  jest.useFakeTimers({
    now,
    doNotFake: [
      "hrtime",
      "nextTick",
      "performance",
      "queueMicrotask",
      "setImmediate",
      "setInterval",
      "setTimeout",
      "clearImmediate",
      "clearInterval",
      "clearTimeout",
    ],
  });
}
