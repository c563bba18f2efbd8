import { createRequire } from "node:module";

/** A page in a jsdom of its own, with or without the cheap styles. */
function pageOf(html: string, isCheap: boolean): Window {
  let window: Window | undefined;
  jest.isolateModules(() => {
    const styles = isCheap && require("./styles.cjs");
    const { JSDOM } = createRequire(require.resolve("jest-environment-jsdom"))("jsdom");
    window = new JSDOM(html, { pretendToBeVisual: true }).window as Window;
    if (styles) styles.cheapenStyles(window);
  });
  if (!window) throw new Error("isolateModules() runs what it is given at once.");
  return window;
}

const html = `<!doctype html><title>Styles</title>
  <style>
    .away { visibility: hidden } .shown, p > em:not(.away) { visibility: visible; color: green }
    [data-x="a, b > p"] { display: grid } #one, main ul ul { pointer-events: none } * { opacity: 0.5 }
    @media screen { BUTTON { display: flex } } @media print { p { display: none } }
    article:is(h1, p) { display: none } :is(section, aside) h1 { display: inline } svg|title { display: block }
  </style>
  <main class="away"><p id="one">One <em>two</em> <em class="away">three</em> <span class="shown">four</span></p>
    <ul><li>a<ul><li>b<ol><li>c</ol></ul></ul><dl><dt>d<dd>e</dl></main>
  <section hidden><h1>f</h1><article><h1>g</h1><p data-x="a, b > p">h</p></article></section>
  <dialog><button>i</button></dialog><dialog open><button disabled>j</button></dialog>
  <form><input type="hidden"><input type="search" hidden><input type="checkbox" autofocus><select><option>k</select>
    <textarea dir="auto"></textarea><label style="display: none; visibility: collapse">l</label></form>
  <svg><title>m</title><linearGradient/><a>n</a></svg><table><tbody hidden><tr><td>o<th>p</table>
  <details><summary>q</summary>r</details><noscript>s</noscript><template><p>t</p></template><ruby>u<rt>v</ruby>`;

function stylesIn(window: Window) {
  const { document } = window;
  const focused = document.querySelector<HTMLElement>("textarea");
  focused?.focus();
  document.querySelector("dialog[open] button")?.setAttribute("style", "pointer-events: all");
  return [...document.querySelectorAll("*")].map((element) => {
    const style = window.getComputedStyle(element);
    return {
      element: element.outerHTML.slice(0, 60),
      display: style.display,
      visibility: style.getPropertyValue("visibility"),
      pointerEvents: [style.pointerEvents, style.getPropertyValue("pointer-events")],
      rest: [style.opacity, style.getPropertyValue("color"), style.cssText, style.length],
      knows: ["color" in style, "nothing" in style],
    };
  });
}

test("styles are those of jsdom, for less", () => {
  const expected = stylesIn(pageOf(html, false));
  expect(stylesIn(pageOf(html, true))).toEqual(expected);
  const values = (name: "display" | "visibility") => new Set(expected.map((style) => style[name]));
  expect(values("display").size).toBeGreaterThan(5);
  expect(values("visibility")).toEqual(new Set(["visible", "hidden", "collapse"]));
});
