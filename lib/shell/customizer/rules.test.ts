import { readChoices } from "./read-choices";
import { settingsFor, writeChoices } from "./rules";

test("a visitor without choices gets the defaults", () => {
  expect(settingsFor({})).toEqual({
    activeDir: "ltr",
    activeMode: "dark",
    activeTheme: "BLUE_THEME",
    SidebarWidth: 270,
    MiniSidebarWidth: 87,
    TopbarHeight: 70,
    isLayout: "boxed",
    isCollapse: false,
    isSidebarHover: false,
    isMobileSidebar: false,
    isHorizontal: false,
    isBooth: false,
    isLanguage: "en",
    componentLanguage: "en-US",
    isCardShadow: true,
    borderRadius: 10,
  });
});

test("the direction follows the language until the visitor picks one", () => {
  expect(settingsFor({ isLanguage: "ar" }).activeDir).toBe("rtl");
  expect(settingsFor({}, { language: "ar" })).toMatchObject({ isLanguage: "ar", activeDir: "rtl" });
  expect(settingsFor({ isLanguage: "ar", activeDir: "ltr" }).activeDir).toBe("ltr");
  expect(settingsFor({ isLanguage: "en", activeDir: "rtl" }).activeDir).toBe("rtl");
});

test.each([
  ["last seen", { deviceMode: "light" }, "light"],
  ["not seen yet: the default", {}, "dark"],
] as const)("a visitor who follows the system gets the device's mode, %s", (_, seen, mode) => {
  expect(settingsFor({ activeMode: "system", ...seen }).activeMode).toBe(mode);
});

test("the device's mode counts only where the visitor follows it", () => {
  expect(settingsFor({ activeMode: "dark", deviceMode: "light" }).activeMode).toBe("dark");
  expect(settingsFor({ deviceMode: "light" }).activeMode).toBe("dark");
});

test("a picked language overrides the browser's", () => {
  expect(settingsFor({ isLanguage: "fr" }, { language: "vi" }).isLanguage).toBe("fr");
});

test.each([
  ["the product's language", {}, {}, "en-US"],
  ["the picked language", { isLanguage: "fr" }, {}, "fr-FR"],
  ["the pack of Sudan in Arabic", { isLanguage: "ar" }, {}, "ar-SD"],
  ["the browser's, which the product lacks", {}, { pack: "de-DE" }, "de-DE"],
  ["the picked language, not the browser's", { isLanguage: "en" }, { pack: "de-DE" }, "en-US"],
  ["their own", { isLanguage: "fr", componentLanguage: "ja-JP" }, { pack: "de-DE" }, "ja-JP"],
] as const)("the components speak %s", (_, choices, browser, pack) => {
  expect(settingsFor(choices, browser).componentLanguage).toBe(pack);
});

test("the cookie stores choices, but no temporary state", () => {
  const cookie = writeChoices({ activeMode: "light", borderRadius: 0, isMobileSidebar: true });
  expect(readChoices(cookie)).toEqual({ activeMode: "light", borderRadius: 0 });
});

test("a choice that is reset is not stored", () => {
  expect(writeChoices({ activeMode: undefined })).toBe(encodeURIComponent("{}"));
});

test.each([
  ["no cookie", undefined],
  ["an empty cookie", ""],
  ["broken JSON", "%7B%22a"],
  ["broken escapes", "%E0%A4%A"],
  ["not an object", "null"],
  ["a list", "%5B1%5D"],
])("%s gives no choices", (_, cookie) => {
  expect(readChoices(cookie)).toEqual({});
});

test("an invalid choice does not discard the others", () => {
  const cookie = encodeURIComponent(
    JSON.stringify({
      activeMode: "neon",
      componentLanguage: "xx-XX",
      activeTheme: "CYAN_THEME",
      x: 1,
    }),
  );
  expect(readChoices(cookie)).toEqual({ activeTheme: "CYAN_THEME" });
});
