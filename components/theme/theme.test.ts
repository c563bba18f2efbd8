import { settingsFor } from "@/lib/shell/customizer/rules";
import { makeTheme } from "./theme";

const theme = makeTheme(settingsFor({ borderRadius: 4, activeDir: "rtl" }), {});

test("headings range from 2.25 to 1 rem, and body text is 0.875 rem", () => {
  const { h1, h2, h3, h4, h5, h6, body1 } = theme.typography;
  const sizes = [h1, h2, h3, h4, h5, h6, body1].map(({ fontSize }) => fontSize);
  expect(sizes).toEqual([
    "2.25rem",
    "1.875rem",
    "1.5rem",
    "1.3125rem",
    "1.125rem",
    "1rem",
    "0.875rem",
  ]);
});

test("there are 25 shadow levels, each deeper than the one before", () => {
  expect(theme.shadows).toHaveLength(25);
  expect(theme.shadows[0]).toBe("none");
  expect(new Set(theme.shadows).size).toBe(25);
});

test("nothing of MUI moves longer than 200 ms, however high it is", () => {
  const { duration, getAutoHeightDuration } = theme.transitions;
  for (const ms of [...Object.values(duration), getAutoHeightDuration(900)]) {
    expect(ms).toBeLessThanOrEqual(200);
  }
});

test("corner radius and direction follow the settings", () => {
  expect(theme.shape.borderRadius).toBe(4);
  expect(theme.direction).toBe("rtl");
});

test("the style sheet has no variables of components that the product does not use", () => {
  const names = theme
    .generateStyleSheets()
    .flatMap((sheet) => Object.values(sheet).flatMap((rules) => Object.entries(rules as object)))
    // MUI moves some variables out of the root, and leaves their names without a value.
    .flatMap(([name, value]) => (value === undefined ? [] : name));
  expect(names.length).toBeGreaterThan(100);
  expect(
    names.filter((name) =>
      /SpeedDial|StepCon|lightChannel|overlays|^--font-(?!inherit)/.test(name),
    ),
  ).toEqual([]);
});

test("a field can ask for the font around it", () => {
  expect(JSON.stringify(theme.vars)).toContain("var(--font-inherit");
});
