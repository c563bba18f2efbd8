// Set-up of tests that run in a DOM: matchers such as `toBeVisible`, and what jsdom lacks of a browser.
import "./renders";
import "@testing-library/jest-dom";
import { TextDecoder, TextEncoder } from "node:util";
import { deserialize, serialize } from "node:v8";
import { type Config, configure, getConfig } from "@testing-library/react";
import * as React from "react";
import { toast } from "sonner";
import { leaveSheetsOut } from "./sheets";

// A loaded machine needs more than the usual second for a part of a page that is compiled when it first opens.
configure(({ getElementError }) => ({
  asyncUtilTimeout: 10_000,
  getElementError: asked(getElementError),
}));

/**
 * What waits asks after every change of the page, and throws each answer away but the last. The whole page is printed
 * for it only when somebody reads it.
 */
function asked(getElementError: Config["getElementError"]): Config["getElementError"] {
  return function errorOf(message, container) {
    if (!Reflect.get(getConfig(), "_disableExpensiveErrorDiagnostics")) {
      const error = getElementError(message, container);
      // Ends in the test that asked, not here.
      Error.captureStackTrace(error, errorOf);
      return error;
    }
    const error = Object.assign(new Error(), { name: "TestingLibraryElementError" });
    const get = () => getElementError(message, container).message;
    return Object.defineProperty(error, "message", { configurable: true, get });
  };
}

jest.setTimeout(30_000);

// Sonner shows what is left of its toasts again where it mounts anew, which here is the next test.
afterEach(() => {
  toast.dismiss();
});

const structuredClone = (value: unknown) => deserialize(serialize(value));
Object.assign(globalThis, { TextDecoder, TextEncoder, structuredClone });

Blob.prototype.arrayBuffer = function () {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};

// A page of a test never rests: what it would load ahead comes when it is needed, and not in the middle of a test.
window.requestIdleCallback = () => 0;

// jsdom has no such element yet, of which React warns.
const createElement = Document.prototype.createElement;
Document.prototype.createElement = function (
  this: Document,
  name: string,
  options?: ElementCreationOptions,
) {
  const element = createElement.call(this, name, options);
  return name === "search" ? Object.setPrototypeOf(element, HTMLElement.prototype) : element;
};

// jsdom's dialogs neither open nor keep the focus. A browser gives it back to what had it.
const focused = new WeakMap<HTMLDialogElement, Element | null>();
HTMLDialogElement.prototype.showModal = function () {
  focused.set(this, document.activeElement);
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
  const former = focused.get(this);
  if (former instanceof HTMLElement) former.focus();
};

leaveSheetsOut();

// For its messages' sake React notes where each element was made: a stack, of which a screen makes thousands. It does so
// only while it counts few of them.
Object.defineProperty(
  Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE"),
  "recentlyCreatedOwnerStacks",
  { get: () => Number.POSITIVE_INFINITY, set: () => undefined },
);
