import { shareLink } from "./share-link";

const link = { url: "https://party.example/d/mika", title: "Mika" };
const writeText = jest.fn(async () => {});

function device(sheet?: { share: () => Promise<void>; canShare: () => boolean }) {
  Object.assign(navigator, { clipboard: { writeText }, ...sheet });
}

afterEach(() => {
  writeText.mockClear();
  for (const name of ["share", "canShare", "clipboard"]) Reflect.deleteProperty(navigator, name);
});

test("a device with a sheet shares by it, and copies nothing", async () => {
  const share = jest.fn(async () => {});
  device({ share, canShare: () => true });
  expect(await shareLink(link)).toBe("shared");
  expect(share).toHaveBeenCalledWith(link);
  expect(writeText).not.toHaveBeenCalled();
});

test("a sheet that is closed is no failure, and any other failure is", async () => {
  const fail = (error: Error) => ({ share: () => Promise.reject(error), canShare: () => true });
  device(fail(new DOMException("", "AbortError")));
  expect(await shareLink(link)).toBe("closed");
  device(fail(new DOMException("", "NotAllowedError")));
  await expect(shareLink(link)).rejects.toThrow();
  expect(writeText).not.toHaveBeenCalled();
});

test.each([
  ["has no sheet", undefined],
  ["does not share such a link", { share: async () => {}, canShare: () => false }],
])("a device that %s copies the address", async (_, sheet) => {
  device(sheet);
  expect(await shareLink(link)).toBe("copied");
  expect(writeText).toHaveBeenCalledWith(link.url);
});
