import { blend, type Draw, numbersOf, pick } from "./rules";

const WIDTH = 320;
const HEIGHT = 180;

/** What a photo shows. Pages describe it in the visitor's language by this word. */
const subjects = { crowd, confetti, booth, stage, roof, crate, dance, cases };

/** Draws a photo of a night. The id is what it shows and a number: `crowd-2`. */
export function drawPhoto(id: string) {
  const draw = numbersOf(`photo ${id}`);
  const hue = 200 + Math.floor(draw() * 130);
  const name = id.replace(/-.*$/, "");
  const subject = Object.entries(subjects).find(([known]) => known === name)?.[1] ?? crowd;
  const ground = blend(`hsl(${hue} 52% 30%)`, `hsl(${(hue + 40) % 360} 48% 13%)`);
  const drawn = ground.replace('width="160" height="160"', `width="${WIDTH}" height="${HEIGHT}"`);
  // Nobody sees a hundredth of a unit.
  const content = subject(draw, hue).replace(/\d+\.\d{2,}/g, (length) => Number(length).toFixed(1));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice">${drawn}${content}</svg>`;
}

function times(count: number, shape: (index: number) => string) {
  return Array.from({ length: count }, (_, index) => shape(index)).join("");
}

function beams(draw: Draw, hue: number) {
  const light = (index: number) => {
    const from = 30 + index * 65 + draw() * 20;
    const to = from + (draw() - 0.5) * 160;
    return `<path d="M${from} -4L${to - 34} 180h68z" fill="hsl(${(hue + 40 + index * 30) % 360} 90% 72%)" opacity=".16"/>`;
  };
  return times(5, light);
}

function heads(draw: Draw, y: number) {
  const head = (index: number) => {
    const [x, top] = [index * 22 - 6 + draw() * 8, y + draw() * 10];
    return `<circle cx="${x + 10}" cy="${top}" r="${8 + draw() * 2}"/><rect x="${x - 4}" y="${top + 8}" width="28" height="60" rx="13"/>`;
  };
  return `<g fill="#070916">${times(15, head)}</g>`;
}

/** Arms hold up phones with their lights on. */
function crowd(draw: Draw, hue: number) {
  const arm = (index: number) => {
    const x = 24 + index * 39 + draw() * 14;
    const y = 46 + draw() * 46;
    const lean = (draw() - 0.5) * 16;
    return `<circle cx="${x + lean}" cy="${y}" r="23" fill="#fff" opacity=".13"/><path d="M${x} 168L${x + lean} ${y + 8}" stroke="#070916" stroke-width="9" stroke-linecap="round"/><rect x="${x + lean - 5}" y="${y - 9}" width="10" height="18" rx="2.5" fill="#F4F6FF" transform="rotate(${lean} ${x + lean} ${y})"/>`;
  };
  return beams(draw, hue) + times(8, arm) + heads(draw, 152);
}

function confetti(draw: Draw, hue: number) {
  const piece = () => {
    const [x, y] = [draw() * WIDTH, draw() * 142];
    return `<rect x="${x}" y="${y}" width="${4 + draw() * 5}" height="${3 + draw() * 3}" rx="1" fill="hsl(${Math.floor(draw() * 360)} 88% 68%)" transform="rotate(${draw() * 180} ${x} ${y})"/>`;
  };
  return beams(draw, hue) + times(64, piece) + heads(draw, 146);
}

function deck(x: number, color: string) {
  return `<rect x="${x}" y="104" width="84" height="52" rx="6" fill="#1B2030"/><ellipse cx="${x + 36}" cy="130" rx="30" ry="20" fill="#0A0C14"/><ellipse cx="${x + 36}" cy="130" rx="22" ry="14.5" fill="none" stroke="#fff" opacity=".2"/><ellipse cx="${x + 36}" cy="130" rx="9" ry="6" fill="${color}"/><path d="M${x + 74} 110l-4 20-14 8" fill="none" stroke="#C9D0E4" stroke-width="3" stroke-linecap="round"/>`;
}

/** Two decks and a mixer. */
function booth(draw: Draw, hue: number) {
  const [left, right] = [`hsl(${(hue + 150) % 360} 85% 66%)`, `hsl(${(hue + 60) % 360} 85% 68%)`];
  const bar = (index: number) => {
    const height = 12 + draw() * 58;
    return `<rect x="${14 + index * 18.6}" y="${88 - height}" width="9" height="${height}" rx="3"/>`;
  };
  const fader = (index: number) =>
    `<rect x="${140 + index * 13}" y="112" width="3" height="36" rx="1.5" fill="#4A5268"/><rect x="${136.5 + index * 13}" y="${116 + draw() * 22}" width="10" height="6" rx="2" fill="#E9EDF8"/>`;
  return `<g fill="hsl(${(hue + 90) % 360} 80% 72%)" opacity=".4">${times(16, bar)}</g><path d="M0 98h320v82H0z" fill="#0C0F1B"/>${deck(34, left)}${deck(202, right)}<rect x="128" y="104" width="64" height="52" rx="6" fill="#252C40"/>${times(4, fader)}`;
}

function stage(draw: Draw, hue: number) {
  const lamp = (index: number) =>
    `<path d="M${40 + index * 48} 24l${-26 + draw() * 40} 130h36z" fill="hsl(${(hue + index * 40) % 360} 92% 74%)" opacity=".2"/><rect x="${34 + index * 48}" y="14" width="12" height="12" rx="3" fill="#10131F"/>`;
  const stack = (x: number) =>
    `<rect x="${x}" y="74" width="36" height="76" rx="3" fill="#0B0D17"/>${times(3, (index) => `<circle cx="${x + 18}" cy="${90 + index * 23}" r="9" fill="#242B3F"/>`)}`;
  return `<path d="M0 12h320" stroke="#10131F" stroke-width="7"/>${times(6, lamp)}<path d="M0 148h320v32H0z" fill="#0B0D17"/>${stack(18)}${stack(266)}<path d="M160 148V96m-7 0h14" stroke="#10131F" stroke-width="3"/><circle cx="160" cy="92" r="5" fill="#10131F"/>`;
}

/** A roof over a town at dusk, with a string of lights. */
function roof(draw: Draw, hue: number) {
  const house = (index: number) => {
    const height = 36 + draw() * 62;
    const x = index * 32 - 4;
    const pane = (place: number) =>
      draw() > 0.45
        ? `<rect x="${x + 6 + (place % 2) * 12}" y="${158 - height + Math.floor(place / 2) * 13}" width="6" height="7" fill="#FFD98A" opacity="${0.45 + draw() * 0.5}"/>`
        : "";
    return `<rect x="${x}" y="${150 - height}" width="30" height="${height + 30}" fill="#0E1222"/>${times(6, pane)}`;
  };
  const bulb = (index: number) => {
    const x = 8 + index * 25.4;
    const y = 34 + 22 * Math.sin((Math.PI * index) / 12);
    return `<circle cx="${x}" cy="${y}" r="8" fill="#FFE3A1" opacity=".2"/><circle cx="${x}" cy="${y}" r="3" fill="#FFE9B8"/>`;
  };
  const sun = `<circle cx="${90 + draw() * 140}" cy="112" r="34" fill="hsl(${(hue + 150) % 360} 88% 70%)" opacity=".85"/>`;
  return `${sun}${times(11, house)}<path d="M0 34q160 48 320 0" fill="none" stroke="#0B0E1A" stroke-width="1.5"/>${times(13, bulb)}`;
}

/** A crate of records, seen from the front. */
function crate(draw: Draw, hue: number) {
  const sleeve = (index: number) => {
    const color = `hsl(${(hue + index * 47) % 360} ${48 + draw() * 30}% ${46 + draw() * 22}%)`;
    return `<path d="M${66 + index * 15} ${44 + draw() * 14}l70 -10v110h-70z" fill="${color}"/>`;
  };
  const slat = (index: number) =>
    `<rect x="52" y="${94 + index * 24}" width="216" height="19" rx="3" fill="hsl(28 42% ${34 - index * 4}%)"/>`;
  return `<circle cx="250" cy="66" r="44" fill="#07080F"/><circle cx="250" cy="66" r="31" fill="none" stroke="#fff" opacity=".16"/><circle cx="250" cy="66" r="13" fill="hsl(${(hue + 150) % 360} 80% 64%)"/>${times(9, sleeve)}${times(3, slat)}`;
}

/** A couple below a mirror ball. */
function dance(draw: Draw, hue: number) {
  const spark = () =>
    `<ellipse cx="${draw() * WIDTH}" cy="${30 + draw() * 130}" rx="${3 + draw() * 5}" ry="${2 + draw() * 3}" fill="#fff" opacity="${0.12 + draw() * 0.3}"/>`;
  const tile = (index: number) =>
    `<rect x="${143 + (index % 5) * 7}" y="${29 + Math.floor(index / 5) * 7}" width="5.6" height="5.6" rx="1" fill="hsl(${(hue + draw() * 80) % 360} 70% ${62 + draw() * 30}%)"/>`;
  const pair = pick(draw, [150, 120, 190]);
  return `<path d="M160 0v24" stroke="#0A0C16" stroke-width="2"/><circle cx="160" cy="46" r="25" fill="#1A2036"/>${times(25, tile)}${times(46, spark)}<ellipse cx="${pair + 4}" cy="168" rx="62" ry="9" fill="#000" opacity=".35"/><g fill="#090B16"><circle cx="${pair - 12}" cy="92" r="10"/><path d="M${pair - 30} 166c0-40 4-62 18-62s16 20 18 62z"/><circle cx="${pair + 16}" cy="98" r="9"/><path d="M${pair - 4} 168c2-30 6-60 20-60s26 40 32 60z"/><path d="M${pair - 8} 116l28 4" stroke="#090B16" stroke-width="7" stroke-linecap="round"/></g>`;
}

/** Flight cases before a door to the yard. */
function cases(draw: Draw, hue: number) {
  const box = (x: number, y: number, width: number, height: number) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="hsl(${hue} 18% ${12 + draw() * 10}%)" stroke="#9AA4BD" stroke-width="3"/><path d="M${x + width / 2 - 9} ${y + height / 2}h18" stroke="#9AA4BD" stroke-width="4" stroke-linecap="round"/>`;
  return `<path d="M196 30h84v126h-84z" fill="hsl(${(hue + 160) % 360} 70% 78%)" opacity=".85"/><circle cx="${222 + draw() * 36}" cy="62" r="14" fill="#fff" opacity=".9"/><path d="M0 154h320v26H0z" fill="#090B15"/>${box(34, 106, 92, 50)}${box(44, 62, 70, 44)}${box(134, 114, 72, 42)}<path d="M140 112c10-26 30-26 40-8s26 14 34 50" fill="none" stroke="#07080F" stroke-width="5" stroke-linecap="round"/>`;
}
