import { camelotOf, keyOfEngine, keyOfTraktor, musicalOf } from "./keys";

test.each([
  ["8A", "8A"],
  ["07A", "7A"],
  ["12b", "12B"],
  ["2d", "9B"],
  ["8m", "3A"],
  ["10m", "5A"],
  ["6d", "1B"],
  ["C", "8B"],
  ["Am", "8A"],
  ["F#m", "11A"],
  ["Gbm", "11A"],
  ["G♭ minor", "11A"],
  ["G#m", "1A"],
  ["Abm", "1A"],
  ["Db", "3B"],
  ["C#", "3B"],
  ["Bbm", "3A"],
  ["Cm", "5A"],
  ["F minor", "4A"],
  ["Emaj", "12B"],
  ["Cmin", "5A"],
  ["fis-moll", "11A"],
  ["As-Dur", "4B"],
  ["Es", "5B"],
  ["H-Moll", "10A"],
  ["Cb", "1B"],
])("the key %s is %s on Camelot's wheel", (written, camelot) => {
  expect(camelotOf(written)).toBe(camelot);
});

test.each(["", "13A", "0A", "R", "Energy 7", "Amazing", "128", "All"])("“%s” is no key", (text) => {
  expect(camelotOf(text)).toBeNull();
});

test("the numbers of Traktor and Engine name the same 24 keys", () => {
  expect(keyOfTraktor(0)).toBe("8B");
  expect(keyOfTraktor(22)).toBe("3A");
  expect(keyOfTraktor(18)).toBe("11A");
  expect([24, -1, Number.NaN].map(keyOfTraktor)).toEqual([null, null, null]);
  expect([0, 1, 2, 3].map(keyOfEngine)).toEqual(["8B", "8A", "9B", "9A"]);
  const numbers = Array.from({ length: 24 }, (_, number) => number);
  expect(new Set(numbers.map(keyOfEngine))).toEqual(new Set(numbers.map(keyOfTraktor)));
});

test("every key reads back from its musical name", () => {
  for (let number = 0; number < 24; number++) {
    const key = keyOfTraktor(number) ?? "";
    expect(camelotOf(musicalOf(key))).toBe(key);
  }
  expect(musicalOf("11A")).toBe("F♯m");
});
