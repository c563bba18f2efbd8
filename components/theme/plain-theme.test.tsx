import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "@testing-library/react";
import { settingsFor } from "@/lib/shell/customizer/rules";
import { English } from "@/lib/testing/english";
import { PlainTheme } from "./plain-theme";
import { makeTheme } from "./theme";

const sheets = readdirSync("components", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".module.css"))
  .map((name) => ({ name, text: readFileSync(join("components", name), "utf8") }));

function own() {
  const { container } = render(<PlainTheme>{null}</PlainTheme>, { wrapper: English });
  const theme = String(container.querySelector("style")?.textContent);
  return new Set(Array.from(theme.matchAll(/(--[\w-]+):/g), ([, name = ""]) => name));
}

/** Those that the frame sets, and parts around others. */
const FRAME =
  /^--((topbar|menu-bar|chrome|frame|rail|page|sidebar|mini-sidebar)-(height|width|overlap|ground|gap|inset|cart|display)|toast-top|night-position)$/;

test("every variable that a style sheet names exists on pages without MUI", () => {
  const defined = own();
  expect(defined.size).toBeGreaterThan(30);
  const missing = sheets.flatMap(({ name, text }) => {
    const local = new Set(Array.from(text.matchAll(/(--[\w-]+):/g), ([, variable]) => variable));
    const named = Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, variable = ""]) => variable);
    return named
      .filter((variable) => !local.has(variable) && !defined.has(variable) && !FRAME.test(variable))
      .map((variable) => `${name} names ${variable}`);
  });
  expect(missing).toEqual([]);
});

test("the style sheet has both modes, of which an attribute of the document selects one", () => {
  const { container } = render(<PlainTheme>{null}</PlainTheme>, { wrapper: English });
  const theme = String(container.querySelector("style")?.textContent);
  expect(theme).toMatch(/:root\{[^}]*color-scheme:light;[^}]*#3D62D7/);
  // Firefox draws white ones in the dark, and reads their colour where the page itself scrolls.
  expect(theme).toMatch(/^ *html\{[^}]*scrollbar-color:[^;}]*var\(--palette-/m);
  expect(theme).toMatch(/\[data-mode=dark\]\{[^}]*color-scheme:dark;[^}]*#89ABFF/);
});

test("MUI's theme writes none of them again, and all that it reads itself", () => {
  const defined = own();
  const theme = makeTheme(settingsFor({}), {});
  const rules = theme.generateStyleSheets();
  const written = rules.flatMap((rule) => Object.values(rule).flatMap((part) => Object.keys(part)));
  expect(written.length).toBeGreaterThan(30);
  expect(written.filter((name) => defined.has(name))).toEqual([]);
  const names = JSON.stringify(theme.vars).matchAll(/var\((--[\w-]+)/g);
  const unwritten = Array.from(names, ([, name = ""]) => name).filter(
    (name) => !defined.has(name) && !written.includes(name),
  );
  expect(unwritten).toEqual([]);
});
