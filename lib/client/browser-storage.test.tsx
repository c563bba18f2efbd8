import { deviceStorage, tabStorage } from "./browser-storage";

const ways = [
  ["blocked", () => jest.spyOn(window, "localStorage", "get").mockImplementation(refuse)],
  ["missing", () => jest.spyOn(window, "localStorage", "get").mockReturnValue(null as never)],
  ["full", () => jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse)],
] as const;

function refuse(): never {
  throw new DOMException("no", "SecurityError");
}

afterEach(() => {
  jest.restoreAllMocks();
  deviceStorage.removeItem("song");
});

test("what is written lasts on the device", () => {
  expect(deviceStorage.getItem("song")).toBeNull();
  expect(deviceStorage.setItem("song", "Zombie")).toBe(true);
  expect(localStorage.getItem("song")).toBe("Zombie");
  expect(deviceStorage.keys()).toContain("song");
  expect(tabStorage.getItem("song")).toBeNull();
  deviceStorage.removeItem("song");
  expect(localStorage.getItem("song")).toBeNull();
});

test.each(ways)("where the storage is %s, the page remembers", (_, block) => {
  block();
  expect(deviceStorage.getItem("song")).toBeNull();
  expect(deviceStorage.setItem("song", "Zombie")).toBe(false);
  expect(deviceStorage.getItem("song")).toBe("Zombie");
  expect(deviceStorage.keys()).toEqual(["song"]);
  deviceStorage.removeItem("song");
  expect(deviceStorage.getItem("song")).toBeNull();
  expect(deviceStorage.keys()).toEqual([]);
});

test("the newest is read, also where the device has room for an older one only, or has room again", () => {
  deviceStorage.setItem("song", "Zombie");
  const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  deviceStorage.setItem("song", "Linger");
  expect(deviceStorage.getItem("song")).toBe("Linger");
  full.mockRestore();
  deviceStorage.setItem("song", "Dreams");
  expect(deviceStorage.getItem("song")).toBe("Dreams");
  expect(localStorage.getItem("song")).toBe("Dreams");
});
