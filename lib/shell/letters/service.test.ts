import { canDraw, drawText } from "./service";

const look = { size: 50, weight: 700, width: 1000, lines: 2 };
const shapesIn = (svg: string) => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, shape]) => shape);
const shapesOf = async (text: string) => shapesIn((await drawText(text, look)).svg);

test.each([
  ["Đám cưới Łódź", 11],
  ["Свадьба", 7],
  ["丽娜的派对", 5],
  ["Γάμος", 5],
])("the letters of %s are drawn, none as an empty box", async (text, letters) => {
  expect(canDraw(text)).toBe(true);
  const drawn = (await shapesOf(text)).filter(Boolean);
  expect(drawn).toHaveLength(letters);
});

test("Arabic letters are joined, and stand from right to left", async () => {
  const word = await shapesOf("حفلة");
  const alone = await shapesOf("ح ف ل ة");
  // All but the last have another form than alone.
  expect(word.filter((shape) => !alone.includes(shape)).length).toBeGreaterThanOrEqual(3);
  const mixed = await shapesOf("حفلة Lena");
  expect(mixed.slice(0, 4)).toEqual(await shapesOf("Lena"));
  expect(mixed.slice(-word.length)).toEqual(word);
});

test("what stands below a title begins where the title begins", async () => {
  const startOf = async (text: string, below?: string) => {
    const { svg } = await drawText(text, { ...look, below });
    return Number(svg.match(/<g transform="translate\(([\d.]+) /)?.[1]);
  };
  expect(await startOf("DJ Nova · Crowdcue")).toBe(0);
  expect(await startOf("DJ Nova · Crowdcue", "Party")).toBe(0);
  // In ems, of which the line has 20.
  expect(await startOf("DJ Nova · Crowdcue", "حفلة")).toBeGreaterThan(8);
  expect(await startOf("نوفا · Crowdcue", "Party")).toBe(0);
});

test("letters that no font has are not drawn", async () => {
  expect(canDraw("המסיבה")).toBe(false);
});

test("a long name takes two lines, is smaller, and ends with three points where that is not enough", async () => {
  const [short, long] = [
    await drawText("Lena", look),
    await drawText("Lena & Omar ".repeat(8), look),
  ];
  expect(short.height).toBe(67);
  expect(long.height).toBeGreaterThan(80);
  expect(long.height).toBeLessThan(134);
  const endless = await shapesOf("Lena & Omar ".repeat(40));
  expect(endless.at(-1)).toEqual((await shapesOf("…"))[0]);
});
