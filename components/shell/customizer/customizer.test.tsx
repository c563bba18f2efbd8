import { ThemeProvider } from "@mui/material/styles";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import { makeTheme } from "@/components/theme/theme";
import { CustomizerContext } from "@/lib/shell/customizer/hooks";
import { readChoices } from "@/lib/shell/customizer/read-choices";
import { createCustomizerStore } from "@/lib/shell/customizer/store";
import messages from "@/messages/en.json";
import { Customizer } from "./customizer";

/** A window of this width, in pixels. */
function widen(width: number) {
  const listening = Object.fromEntries(
    ["addEventListener", "removeEventListener", "addListener", "removeListener"].map((name) => [
      name,
      () => {},
    ]),
  );
  window.matchMedia = ((query: string) => ({
    matches: width >= Number(/min-width:(\d+)px/.exec(query)?.[1]),
    ...listening,
  })) as unknown as typeof window.matchMedia;
}

beforeEach(() => widen(1920));

function show(choices = {}, path = "/requests") {
  const store = createCustomizerStore(choices);
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <CustomizerContext value={store}>
        <ThemeProvider theme={makeTheme(store.getState().settings, {})}>
          <PathnameContext value={path}>
            <Customizer onClose={() => {}} />
          </PathnameContext>
        </ThemeProvider>
      </CustomizerContext>
    </NextIntlClientProvider>,
  );
  return () => store.getState().settings;
}

const group = (name: string) => within(screen.getByRole("radiogroup", { name }));
const stored = () => readChoices(/customizer=([^;]*)/.exec(document.cookie)?.[1]);

test.each([
  ["Mode", "Light", { activeMode: "light" }],
  ["Colours", "Orange", { activeTheme: "ORANGE_THEME" }],
  ["Language", "Tiếng Việt", { isLanguage: "vi" }],
  ["Direction", "Right to left", { activeDir: "rtl" }],
  ["Cards", "Border", { isCardShadow: false }],
  ["Menu position", "At the top", { isHorizontal: true }],
  ["Sidebar", "Narrow", { isCollapse: true }],
  ["Page width", "Full", { isLayout: "full" }],
])("%s can be set to %s, which the cookie keeps", async (name, option, expected) => {
  const settings = show();
  await userEvent.click(group(name).getByRole("radio", { name: option }));
  expect(settings()).toMatchObject(expected);
  expect(stored()).toMatchObject(expected);
});

test("the components can speak any of 59 languages, each named in itself, until automatic is chosen", async () => {
  const settings = show({ isLanguage: "ar" });
  expect(settings().componentLanguage).toBe("ar-SD");
  const select = screen.getByRole("combobox", { name: "Control language" });
  const options = within(select).getAllByRole("option");
  expect(options).toHaveLength(60);
  expect(select).toHaveDisplayValue("Automatic");
  expect(screen.getByText("العربية (السودان)", { selector: "p" })).toBeVisible();

  await userEvent.selectOptions(select, "Deutsch");
  expect(settings()).toMatchObject({ isLanguage: "ar", componentLanguage: "de-DE" });
  expect(stored()).toEqual({ isLanguage: "ar", componentLanguage: "de-DE" });

  await userEvent.selectOptions(select, "Automatic");
  expect(settings().componentLanguage).toBe("ar-SD");
  expect(stored()).toEqual({ isLanguage: "ar" });
});

test("the mode can be left to the system", async () => {
  const settings = show({ deviceMode: "light" });
  await userEvent.click(group("Mode").getByRole("radio", { name: "System" }));
  expect(settings().activeMode).toBe("light");
  expect(stored()).toEqual({ activeMode: "system", deviceMode: "light" });
  expect(group("Mode").getByRole("radio", { name: "System" })).toBeChecked();
});

test.each([
  ["Page width", "on a window that a boxed page fills", 1400, "/apps/tables", "wider screens"],
  ["Menu position", "on a phone", 375, "/requests", "wider screens"],
  ["Sidebar", "on a phone", 375, "/requests", "wider screens"],
])("%s is disabled %s, with the reason", (name, _, width, path, reason) => {
  widen(width);
  show({}, path);
  const [radio] = group(name).getAllByRole("radio");
  expect(radio).toBeDisabled();
  expect(screen.getAllByText(new RegExp(reason)).length).toBeGreaterThan(0);
});

test.each([
  ["on a phone", 375, "/requests", "Takes effect on wider screens."],
  ["on the board", 1920, "/DJPortal", "The board’s top bar has a fixed height."],
])("the height of the top bar is disabled %s, with the reason", (_, width, path, reason) => {
  widen(width);
  show({}, path);
  expect(screen.getByRole("slider", { name: "Top bar height" })).toBeDisabled();
  expect(screen.getAllByText(reason).length).toBeGreaterThan(0);
});

test("where a page fills the window, its width is disabled, with the reason", () => {
  const page = document.createElement("div");
  page.dataset.fullBleed = "";
  document.body.append(page);
  show({}, "/apps/notes");
  page.remove();
  expect(group("Page width").getByRole("radio", { name: "Boxed" })).toBeDisabled();
  expect(screen.getByText("This page always uses the full width.")).toBeVisible();
});

test("choosing the current value changes nothing", async () => {
  const settings = show({ isCollapse: true });
  await userEvent.click(group("Sidebar").getByRole("radio", { name: "Narrow" }));
  expect(settings().isCollapse).toBe(true);
});

test("beside the board the sidebar is narrow, says so, and becomes wide when that is chosen", async () => {
  const settings = show({}, "/DJPortal");
  const sidebar = group("Sidebar");
  expect(sidebar.getByRole("radio", { name: "Narrow" })).toBeChecked();
  await userEvent.click(sidebar.getByRole("radio", { name: "Wide" }));
  expect(sidebar.getByRole("radio", { name: "Wide" })).toBeChecked();
  expect(settings().isCollapse).toBe(false);
  expect(stored()).toEqual({ isCollapse: false });
});

test("the corner radius is a slider that the keyboard moves", async () => {
  const settings = show();
  const slider = screen.getByRole("slider", { name: "Corner radius" });
  act(() => slider.focus());
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(settings().borderRadius).toBe(12);
  expect(slider.getAttribute("aria-valuetext")).toBe("12 px");
});

test("one setting resets to its default alone, or all of them together", async () => {
  const settings = show({ activeMode: "light", activeTheme: "CYAN_THEME", borderRadius: 20 });
  await userEvent.click(screen.getByRole("button", { name: "Reset Mode" }));
  expect(settings()).toMatchObject({ activeMode: "dark", activeTheme: "CYAN_THEME" });
  expect(screen.queryByRole("button", { name: "Reset Mode" })).toBeNull();

  await userEvent.click(screen.getByRole("button", { name: "Reset all" }));
  expect(settings()).toMatchObject({ activeTheme: "BLUE_THEME", borderRadius: 10 });
  expect(stored()).toEqual({});
});

test("the language of the controls has a name of its own beside its description", () => {
  show();
  const select = screen.getByRole("combobox", { name: messages.customizer.componentLanguage });
  expect(select).toHaveAttribute("aria-label", messages.customizer.componentLanguage);
  expect(select).toHaveAccessibleDescription(messages.customizer.componentLanguageHint);
});
