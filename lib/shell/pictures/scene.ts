import { numbersOf } from "./rules";

type Scene = { sky: readonly [string, string]; content: string };

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Heads and arms before the lights, from the left edge to the right one. */
function crowd(y: number, color: string) {
  const draw = numbersOf("crowd");
  const people = range(22).map((index) => {
    const x = index * 15.5 + draw() * 6;
    const top = y + draw() * 12;
    const arm = draw() > 0.6 ? `<path d="M${x + 5} ${top + 8}V${top - 26}"/>` : "";
    return `<circle cx="${x}" cy="${top}" r="7" fill="${color}" stroke="none"/><ellipse cx="${x}" cy="${top + 20}" rx="11" ry="15" fill="${color}" stroke="none"/>${arm}`;
  });
  return `<g stroke="${color}" stroke-width="6" stroke-linecap="round">${people.join("")}<rect x="0" y="${y + 24}" width="320" height="90" fill="${color}" stroke="none"/></g>`;
}

function beams(color: string, xs: readonly number[]) {
  return xs
    .map(
      (x) =>
        `<path d="M${x} 0l${(x - 160) * 0.5 - 34} 200h68L${x + 8} 0z" fill="${color}" opacity=".16"/>`,
    )
    .join("");
}

function stars(name: string, count: number) {
  const draw = numbersOf(name);
  const dots = range(count).map(
    () => `<circle cx="${draw() * 320}" cy="${draw() * 110}" r="${0.6 + draw()}"/>`,
  );
  return `<g fill="#fff" opacity=".7">${dots.join("")}</g>`;
}

/** Modules of a code, with the three marks in its corners. */
function code(x: number, y: number) {
  const draw = numbersOf("code");
  const cells = range(121).map((index) => {
    const [column, row] = [index % 11, Math.floor(index / 11)];
    const isMark = (column < 4 && (row < 4 || row > 6)) || (column > 6 && row < 4);
    if (isMark || draw() < 0.5) return "";
    return `<rect x="${x + column * 6}" y="${y + row * 6}" width="6" height="6"/>`;
  });
  const mark = (left: number, top: number) =>
    `<path d="M${left} ${top}h20v20h-20zM${left + 4} ${top + 4}v12h12v-12z" fill-rule="evenodd"/><rect x="${left + 7}" y="${top + 7}" width="6" height="6"/>`;
  return `<g fill="#101826">${cells.join("")}${mark(x, y)}${mark(x + 46, y)}${mark(x, y + 46)}</g>`;
}

const BALL =
  '<path d="M160 0v26" stroke="#fff" opacity=".6"/><circle cx="160" cy="60" r="35" fill="#C9C3F5"/><g fill="none" stroke="#5A4FA8" stroke-width="1.6"><circle cx="160" cy="60" r="35"/><ellipse cx="160" cy="60" rx="13" ry="35"/><ellipse cx="160" cy="60" rx="26" ry="35"/><path d="M126 50h68M126 70h68M134 36h52M134 84h52"/></g><circle cx="148" cy="46" r="7" fill="#fff" opacity=".8"/>';

const deck = (x: number) =>
  `<circle cx="${x}" cy="92" r="32" fill="#101828"/><circle cx="${x}" cy="92" r="24" fill="none" stroke="#7FB0FF" stroke-width="3" stroke-dasharray="110 40"/><circle cx="${x}" cy="92" r="5" fill="#7FB0FF"/>`;
const pads = (x: number) =>
  ["#FFC65C", "#3FE0B0", "#7FB0FF", "#FF8E7A"]
    .map(
      (color, index) =>
        `<rect x="${x + index * 17}" y="138" width="13" height="12" rx="2" fill="${color}"/>`,
    )
    .join("");
const cable = (x: number, color: string, plug: string) =>
  `<g fill="none" stroke="${color}" stroke-width="8"><circle cx="${x}" cy="94" r="44"/><circle cx="${x}" cy="94" r="30"/><path d="M${x + 30} 126q22 12 26 34" stroke-linecap="round"/></g><rect x="${x - 14}" y="44" width="28" height="14" rx="5" fill="#FFC65C"/><rect x="${x + 46}" y="156" width="20" height="30" rx="5" fill="${plug}"/>`;
const lamp = (x: number, color: string) =>
  `<path d="M${x} 36l-46 164h92z" fill="${color}" opacity=".34"/><path d="M${x - 14} 14h28l6 24h-40z" fill="#0E1420"/><rect x="${x - 2}" y="0" width="4" height="16" fill="#0E1420"/>`;
const foot = (x: number, color: string) =>
  `<path d="M${x} 70v66h46q14 2 14 16H${x - 18}V70z" fill="${color}"/><rect x="${x - 20}" y="150" width="82" height="9" rx="3" fill="#fff"/>`;

/** Pictures for articles by what they show, in `320 × 200`. */
const scenes = new Map<string, Scene>([
  [
    "crowd",
    {
      sky: ["#4A2E8F", "#140F2E"],
      content: `${beams("#B9A8FF", [50, 120, 200, 270])}${stars("crowd", 26)}${BALL}${crowd(146, "#0D0A1E")}`,
    },
  ],
  [
    "poster",
    {
      sky: ["#0F766E", "#0B2F3F"],
      content: `${beams("#7FF0DC", [236])}<g transform="rotate(6 210 100)"><rect x="154" y="16" width="112" height="160" rx="6" fill="#F4F1EA"/><path d="M168 34h70M168 48h48" stroke="#101826" stroke-width="8" stroke-linecap="round"/>${code(176, 66)}<path d="M184 154h50" stroke="#0F766E" stroke-width="7" stroke-linecap="round"/></g><circle cx="70" cy="150" r="46" fill="#fff" opacity=".06"/>`,
    },
  ],
  [
    "controller",
    {
      sky: ["#2F4FA8", "#13203F"],
      content: `<rect x="28" y="40" width="264" height="126" rx="14" fill="#1B2845"/>${deck(88)}${deck(232)}<g stroke="#0C1424" stroke-width="4" stroke-linecap="round"><path d="M148 62v54M160 62v54M172 62v54M146 144h28"/></g><g fill="#E8EEFA"><rect x="142" y="82" width="12" height="7" rx="2"/><rect x="154" y="98" width="12" height="7" rx="2"/><rect x="166" y="72" width="12" height="7" rx="2"/><rect x="158" y="138" width="7" height="12" rx="2"/></g>${pads(54)}${pads(200)}`,
    },
  ],
  [
    "ears",
    {
      sky: ["#9C3E6B", "#3A1735"],
      content: `<g fill="none" stroke="#fff" opacity=".12" stroke-width="10"><circle cx="86" cy="100" r="62"/><circle cx="86" cy="100" r="96"/></g><path d="M16 108h34" stroke="#FFE2A1" stroke-width="9" stroke-linecap="round"/><path d="M50 84a24 24 0 0 1 0 48zM68 78a30 30 0 0 1 0 60zM88 72a36 36 0 0 1 0 72z" fill="#FFC65C"/><g fill="#fff">${[
        120, 150, 96, 58, 34, 24, 18,
      ]
        .map(
          (height, index) =>
            `<rect x="${144 + index * 24}" y="${100 - height / 2}" width="9" height="${height}" rx="4.5" opacity="${1 - index * 0.12}"/>`,
        )
        .join("")}</g>`,
    },
  ],
  [
    "sunrise",
    {
      sky: ["#2D2F6B", "#E58A6A"],
      content: `<g fill="none" stroke="#fff" opacity=".2" stroke-width="6" stroke-linecap="round"><path d="M24 44q30-10 62 0M196 32q40-10 84 2M60 74q24-8 50 0"/></g><circle cx="208" cy="136" r="58" fill="#FFE9B0" opacity=".28"/><circle cx="208" cy="136" r="40" fill="#FFE9B0"/><path d="M0 158h28v-22h34v30h18v-48h34v36h26v-16h38v30h30v-58h30v44h34v-24h26v18h22v92H0z" fill="#15193A"/><g fill="#FFC65C"><path d="M36 146h6v7h-6zM90 130h6v7h-6zM102 144h6v7h-6zM218 122h6v7h-6zM230 138h6v7h-6zM286 146h6v7h-6z"/></g>`,
    },
  ],
  [
    "cables",
    {
      sky: ["#1F6B4F", "#0D2A22"],
      content: `${cable(92, "#101A1A", "#E6ECEC")}${cable(216, "#3FE0B0", "#E6ECEC")}`,
    },
  ],
  [
    "feet",
    {
      sky: ["#B4572F", "#431A22"],
      content: `${beams("#FFD9A0", [90, 230])}<rect x="0" y="150" width="320" height="50" fill="#2A0F16"/><g stroke="#fff" opacity=".08" stroke-width="2"><path d="M0 168h320M0 184h320M60 150l-20 50M150 150l-4 50M240 150l20 50"/></g>${foot(52, "#FFC65C")}${foot(140, "#F4F1EA")}${foot(236, "#FF8E7A")}<g stroke="#FFD9A0" stroke-width="4" stroke-linecap="round" fill="none"><path d="M36 60q-10-8-8-20M124 56q-10-8-8-20M218 60q-10-8-8-20"/></g>`,
    },
  ],
  [
    "lights",
    {
      sky: ["#1B2440", "#080B16"],
      content: `${lamp(60, "#FF7EB6")}${lamp(126, "#FFC65C")}${lamp(194, "#7FB0FF")}${lamp(260, "#B58CFF")}<rect x="0" y="0" width="320" height="6" fill="#0E1420"/><ellipse cx="160" cy="196" rx="170" ry="20" fill="#fff" opacity=".12"/>`,
    },
  ],
  [
    "dinner",
    {
      sky: ["#7A2E3A", "#2A121F"],
      content: `<g fill="#FFE2A1"><circle cx="60" cy="34" r="4"/><circle cx="110" cy="44" r="4"/><circle cx="160" cy="48" r="4"/><circle cx="210" cy="44" r="4"/><circle cx="260" cy="34" r="4"/></g><path d="M0 22q160 56 320 0" fill="none" stroke="#FFE2A1" opacity=".5" stroke-width="2"/><ellipse cx="160" cy="164" rx="176" ry="46" fill="#F4EDE2"/><ellipse cx="160" cy="152" rx="66" ry="20" fill="#fff"/><ellipse cx="160" cy="151" rx="44" ry="12" fill="#E4D8C6"/><path d="M66 128v40M60 128v14q6 8 12 0v-14M254 128v40M254 128q10 6 8 22h-8" fill="none" stroke="#8C93A3" stroke-width="4" stroke-linecap="round"/><path d="M96 78h26q2 26-13 28-15-2-13-28zM109 106v24M100 132h18M200 78h26q2 26-13 28-15-2-13-28zM213 106v24M204 132h18" fill="#fff" fill-opacity=".35" stroke="#fff" stroke-width="3"/><path d="M98 90h22q0 14-11 15-11-1-11-15zM202 86h22q0 18-11 19-11-1-11-19z" fill="#C2334D"/><path d="M156 126v-34h8v34z" fill="#FFE2A1"/><path d="M160 72q10 12 0 20-10-8 0-20z" fill="#FFC65C"/>`,
    },
  ],
  [
    "stretch",
    {
      sky: ["#0E7490", "#0B2540"],
      content: `<circle cx="246" cy="56" r="34" fill="#fff" opacity=".1"/><rect x="60" y="172" width="200" height="10" rx="5" fill="#3FE0B0"/><g stroke-linecap="round" stroke-linejoin="round" fill="none"><path d="M160 104l-30 66M160 104l32 66" stroke="#12304A" stroke-width="18"/><path d="M160 62v42" stroke="#FFC65C" stroke-width="30"/><path d="M156 58l-46-30M164 58l46-30" stroke="#F6D3BD" stroke-width="11"/></g><circle cx="160" cy="28" r="17" fill="#F6D3BD"/><path d="M142 26a18 18 0 0 1 36 0q-18-10-36 0z" fill="#2B2320"/><g stroke="#fff" opacity=".5" stroke-width="4" stroke-linecap="round" fill="none"><path d="M84 40q-8-10-4-22M236 40q8-10 4-22M96 60q-14-2-20-12M224 60q14-2 20-12"/></g>`,
    },
  ],
]);

const NIGHT: Scene = { sky: ["#1B2440", "#080B16"], content: stars("night", 40) };

/** Draws a scene by its name; any other name is a night sky. */
export function drawScene(name: string) {
  const { sky, content } = scenes.get(name) ?? NIGHT;
  const drawn = content.replace(/\d+\.\d{2,}/g, (length) => Number(length).toFixed(1));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="320" height="200" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="sky" x2=".3" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs><rect width="320" height="200" fill="url(#sky)"/>${drawn}</svg>`;
}
