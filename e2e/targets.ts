import type { Page } from "@playwright/test";

/**
 * What a finger cannot hit: shown controls that do not answer 23.5 px from their middle (half of 48, less a rounding), by
 * their names and sizes. A press on a field's frame or a control's label counts. Links inside a sentence are as high as
 * its line.
 */
export function smallTargets(page: Page) {
  return page.evaluate(() => {
    const CONTROLS =
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role^=menuitem], [role=option], [role=tab]";
    const REACH = 23.5;

    /** What may be pressed in place of the control. */
    function targetOf(control: HTMLElement): HTMLElement {
      if (!control.matches("input, select, textarea")) return control;
      const frames = ["label, .MuiInputBase-root, .MuiSlider-root", ".MuiButtonBase-root"];
      const [frame = control] = frames.flatMap(
        (frame) => control.closest<HTMLElement>(frame) ?? [],
      );
      return frame;
    }
    function isMeasured(control: HTMLElement, target: HTMLElement) {
      const isShown = target.checkVisibility({ visibilityProperty: true });
      const isInSentence = getComputedStyle(target).display === "inline";
      // What is only for screen readers has one pixel, until it has the focus.
      const isForEyes = target.getBoundingClientRect().width > 1;
      return (
        isShown && isForEyes && !isInSentence && !control.closest("[aria-hidden=true], [inert]")
      );
    }
    function isLarge(target: HTMLElement) {
      const { width, height } = target.getBoundingClientRect();
      if (Math.min(width, height) > 2 * REACH) return true;
      target.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
      const { x, y } = target.getBoundingClientRect();
      const [middle, center] = [x + width / 2, y + height / 2];
      return [-REACH, REACH].every((way) =>
        [
          document.elementFromPoint(middle + way, center),
          document.elementFromPoint(middle, center + way),
        ].every((hit) => target.contains(hit)),
      );
    }

    return [...document.querySelectorAll<HTMLElement>(CONTROLS)].flatMap((control) => {
      const target = targetOf(control);
      if (!isMeasured(control, target) || isLarge(target)) return [];
      const { width, height } = target.getBoundingClientRect();
      const name = control.getAttribute("aria-label") ?? control.textContent;
      return `${name} ${Math.round(width)} × ${Math.round(height)}`;
    });
  });
}

/** Fields whose font is so small that iOS zooms in on them, by their names and sizes. */
export function smallFonts(page: Page) {
  return page.evaluate(() => {
    const FIELDS =
      "input:not([type=hidden], [type=checkbox], [type=radio], [type=range], [type=file], [aria-hidden=true]), select, textarea, [contenteditable=true]";
    const shown = [...document.querySelectorAll<HTMLElement>(FIELDS)].filter((field) =>
      field.checkVisibility({ visibilityProperty: true }),
    );
    return shown.flatMap((field) => {
      const { fontSize } = getComputedStyle(field);
      const name = field.getAttribute("aria-label") ?? field.id;
      return Number.parseFloat(fontSize) < 16 ? `${name} ${fontSize}` : [];
    });
  });
}
