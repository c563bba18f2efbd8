/** A tab of any engine: what Playwright, WebDriver and WebDriver BiDi have in common. */
export type Tab = {
  open: (address: string) => Promise<void>;
  /** Runs a function of the page's own, without access to the test's variables. */
  run: <Args extends Json[], Result extends Json>(
    script: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  /** Presses and releases the mouse at these pixels of the window. */
  click: (x: number, y: number) => Promise<void>;
  /** Types into the field that has the focus. */
  type: (text: string) => Promise<void>;
  /** The errors on the page's console so far. */
  errors: () => string[];
  close: () => Promise<void>;
};

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
