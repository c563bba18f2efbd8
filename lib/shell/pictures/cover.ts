import { blend, type Draw, frame, numbersOf, pick, rounded } from "./rules";

/**
 * Chooses cover art: two neighbouring hues, blended from corner to corner, and one simple motif. Its shapes have a
 * fill's or a stroke's opacity: with one of their own, a browser composes each of them at every frame of a list.
 */
export function coverOf(words: string) {
  const draw = numbersOf(`cover ${words}`);
  const hue = Math.floor(draw() * 360);
  const turn = pick(draw, [-60, -40, 45, 70]);
  return {
    hues: [`hsl(${hue} 62% 46%)`, `hsl(${(hue + turn + 360) % 360} 58% 30%)`] as const,
    motif: rounded(pick(draw, [bars, waves, record, rings, hills, beams])(draw)),
  };
}

/** Draws cover art as a picture of its own. */
export function drawCover(words: string) {
  const { hues, motif } = coverOf(words);
  return frame(blend(...hues) + motif);
}

function bars(draw: Draw) {
  const shapes = Array.from({ length: 7 }, (_, index) => {
    const height = 24 + draw() * 84;
    return `<rect x="${25 + index * 16.5}" y="${80 - height / 2}" width="9" height="${height}" rx="4.5"/>`;
  });
  return `<g fill="#fff" fill-opacity=".78">${shapes.join("")}</g>`;
}

function waves(draw: Draw) {
  const lift = 70 + draw() * 24;
  const sun = `<circle cx="${40 + draw() * 80}" cy="${30 + draw() * 16}" r="${10 + draw() * 10}" fill="#fff" fill-opacity=".82"/>`;
  const [first, second] = [lift, lift + 26].map(
    (y) => `<path d="M0 ${y}q40 -34 80 0t80 0v90H0z" fill="#fff" fill-opacity=".2"/>`,
  );
  return `${sun}${first}${second}`;
}

function record(draw: Draw) {
  const [x, y] = [54 + draw() * 52, 54 + draw() * 52];
  const grooves = [30, 38, 46].map((r) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join("");
  return `<circle cx="${x}" cy="${y}" r="54" fill="#000" fill-opacity=".34"/><g fill="none" stroke="#fff" stroke-opacity=".22">${grooves}</g><circle cx="${x}" cy="${y}" r="18" fill="#fff" fill-opacity=".85"/><circle cx="${x}" cy="${y}" r="4" fill="#000" fill-opacity=".5"/>`;
}

function rings(draw: Draw) {
  const x = pick(draw, [0, 160]);
  const y = pick(draw, [0, 160]);
  const arcs = [34, 62, 90, 118, 146].map(
    (r, index) => `<circle cx="${x}" cy="${y}" r="${r}" stroke-opacity="${0.7 - index * 0.12}"/>`,
  );
  return `<g fill="none" stroke="#fff" stroke-width="10">${arcs.join("")}</g>`;
}

function hills(draw: Draw) {
  const peak = 50 + draw() * 60;
  return `<circle cx="${160 - peak}" cy="48" r="20" fill="#fff" fill-opacity=".8"/><path d="M-10 160L${peak} 62l70 98z" fill="#fff" fill-opacity=".28"/><path d="M40 160l${peak - 10}-62 80 62z" fill="#000" fill-opacity=".22"/>`;
}

function beams(draw: Draw) {
  const from = 30 + draw() * 100;
  const light = [-70, -24, 22, 68].map(
    (lean) => `<path d="M${from} -6L${from + lean} 170h34z" fill="#fff" fill-opacity=".17"/>`,
  );
  return `${light.join("")}<path d="M0 136c30-18 44-4 62-14s40-14 98 6v40H0z" fill="#000" fill-opacity=".36"/>`;
}
