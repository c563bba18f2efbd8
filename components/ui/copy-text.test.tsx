import { copyText } from "./copy-text";

/** A `copy` event as a browser sends it, which gets at what is put on the clipboard. */
function copyEvent() {
  const setData = jest.fn();
  const event = new Event("copy", { cancelable: true });
  return { setData, event: Object.assign(event, { clipboardData: { setData } }) };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, "clipboard");
  Reflect.deleteProperty(document, "execCommand");
});

test.each([
  ["without a clipboard, as on plain http", undefined],
  ["that forbids its clipboard", { writeText: () => Promise.reject(new DOMException("")) }],
])("a browser %s copies by its command", async (_, clipboard) => {
  const { setData, event } = copyEvent();
  Object.assign(navigator, { clipboard });
  Object.assign(document, { execCommand: () => document.dispatchEvent(event) });
  await copyText("PARTY2");
  expect(setData).toHaveBeenCalledWith("text/plain", "PARTY2");
  expect(event.defaultPrevented).toBe(true);
});

test.each([
  ["has no such command", undefined],
  ["refuses it", () => false],
])("a browser that %s is told of, and copies as before", async (_, command) => {
  Object.assign(document, { execCommand: command });
  await expect(copyText("PARTY2")).rejects.toThrow();
  const { setData, event } = copyEvent();
  document.dispatchEvent(event);
  expect(setData).not.toHaveBeenCalled();
  expect(event.defaultPrevented).toBe(false);
});
