import { blend, type Draw, frame, numbersOf, pick } from "./rules";

const SKINS = ["#F6D3BD", "#E8B591", "#C98F66", "#9C6542", "#6B4430"] as const;
const HAIRS = ["#2B2320", "#4A2F22", "#7B4B2A", "#B5763B", "#D9B36C", "#5A6273"] as const;

/** Hair behind the head; empty for short hair. */
const BEHIND = [
  "",
  "",
  '<path d="M46 74c0-26 14-42 34-42s34 16 34 42v34c0 8-68 8-68 0z"/>',
  '<path d="M50 70c0-24 12-38 30-38s30 14 30 38v16c0 6-60 6-60 0z"/>',
  '<circle cx="80" cy="30" r="14"/>',
] as const;

/** Hair on the forehead. */
const FRONT = [
  '<path d="M53 72c-3-26 9-38 27-38s30 12 27 38c-6-14-14-20-27-20s-21 6-27 20z"/>',
  '<path d="M52 72c-4-28 12-40 32-38 18 2 26 16 23 38-4-10-10-16-18-18-14 8-28 6-37 18z"/>',
  '<path d="M54 66c0-20 10-32 26-32s26 12 26 32c-10-10-42-10-52 0z"/>',
  '<path d="M52 76c-2-24 4-34 14-38 16-8 44 0 41 38-4-18-14-22-22-22-12 0-26 4-33 22z"/>',
] as const;

/** Draws a portrait in soft colours, some with headphones or glasses. */
export function drawAvatar(id: string) {
  const draw = numbersOf(`avatar ${id}`);
  const hue = Math.floor(draw() * 360);
  const skin = pick(draw, SKINS);
  const hair = pick(draw, HAIRS);
  const shirt = `hsl(${(hue + 160 + draw() * 60) % 360} 45% 46%)`;
  return frame(
    [
      blend(`hsl(${hue} 70% 88%)`, `hsl(${(hue + 40) % 360} 62% 76%)`),
      `<g fill="${hair}">${pick(draw, BEHIND)}</g>`,
      `<path d="M24 168c0-36 22-54 56-54s56 18 56 54z" fill="${shirt}"/>`,
      `<path d="M68 96h24v20c0 14-24 14-24 0z" fill="${skin}"/><path d="M68 104c6 8 18 8 24 0v6c-6 8-18 8-24 0z" fill="#000" opacity=".12"/>`,
      `<rect x="54" y="44" width="52" height="62" rx="26" fill="${skin}"/>`,
      `<g fill="${hair}">${pick(draw, FRONT)}</g>`,
      face(draw),
      extra(draw, hue),
    ].join(""),
  );
}

function face(draw: Draw) {
  const smile = 3 + draw() * 5;
  return `<g fill="none" stroke="#2A2024" stroke-width="3" stroke-linecap="round"><path d="M69 76v2M91 76v2"/><path d="M71 90q9 ${smile} 18 0"/></g>`;
}

function extra(draw: Draw, hue: number) {
  const ink = `hsl(${(hue + 200) % 360} 35% 28%)`;
  const headphones = `<path d="M51 74c0-50 58-50 58 0" fill="none" stroke="${ink}" stroke-width="6"/><rect x="44" y="68" width="14" height="24" rx="7" fill="${ink}"/><rect x="102" y="68" width="14" height="24" rx="7" fill="${ink}"/>`;
  const glasses = `<g fill="#fff" fill-opacity=".25" stroke="${ink}" stroke-width="3"><circle cx="69" cy="77" r="10"/><circle cx="91" cy="77" r="10"/><path d="M79 76h2"/></g>`;
  return pick(draw, ["", "", headphones, glasses]);
}
