/** A menu stays this far from the edges of the screen, in pixels. */
const MARGIN = 16;

/** Puts a menu below its button, at the side where lines start, or where there is room for it. */
export function placeMenu(menu: HTMLElement, anchor: HTMLElement) {
  const { left, right, bottom } = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const start = document.dir === "rtl" ? right - width : left;
  menu.style.left = `${within(start, window.innerWidth - width)}px`;
  menu.style.top = `${within(bottom, window.innerHeight - height)}px`;
}

function within(place: number, room: number) {
  return Math.max(MARGIN, Math.min(place, room - MARGIN));
}
