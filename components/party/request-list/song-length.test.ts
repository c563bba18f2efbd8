import { songLengthText } from "./song-length";

test("a length that nobody has told is no fact", () => {
  expect(songLengthText({ seconds: 185 })).toBe("3:05");
  expect(songLengthText({ seconds: null })).toBe("≈ 3:30");
});
