import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "@testing-library/react";
import { settingsFor } from "@/lib/shell/customizer/rules";
import { English } from "@/lib/testing/english";
import { PlainTheme } from "./plain-theme";
import { makeTheme } from "./theme";

/** Styles of parts that no page with MUI shows. */
const ON_PLAIN_PAGES_ONLY = /^landing\b/;

const sheets = readdirSync("components", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".module.css"))
  .map((name) => ({ name, text: readFileSync(join("components", name), "utf8") }));

function missing(defined: Set<string>, among: typeof sheets) {
  return among.flatMap(({ name, text }) => {
    const own = new Set(Array.from(text.matchAll(/(--[\w-]+):/g), ([, variable]) => variable));
    const named = Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, variable = ""]) => variable);
    return named
      .filter((variable) => !own.has(variable) && !defined.has(variable))
      .map((variable) => `${name} names ${variable}`);
  });
}

test("every variable that a style sheet names exists on pages without MUI", () => {
  const { container } = render(<PlainTheme />, { wrapper: English });
  const theme = String(container.querySelector("style")?.textContent);
  const defined = new Set(Array.from(theme.matchAll(/(--[\w-]+):/g), ([, name = ""]) => name));
  expect(defined.size).toBeGreaterThan(30);
  expect(missing(defined, sheets)).toEqual([]);
});

test("and on those with MUI, where the same parts stand", () => {
  const rules = makeTheme(settingsFor({}), {}).generateStyleSheets();
  const defined = new Set([
    "--shadow-strength",
    ...rules.flatMap((rule) => Object.values(rule).flatMap((part) => Object.keys(part as object))),
  ]);
  const shared = sheets.filter(({ name }) => !ON_PLAIN_PAGES_ONLY.test(name));
  expect(shared.length).toBeGreaterThan(5);
  expect(missing(defined, shared)).toEqual([]);
});
