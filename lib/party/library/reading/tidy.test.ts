import type { FoundTrack } from "../formats/found";
import { newTrackSchema } from "../track";
import { tidyTrack } from "./tidy";

const found: FoundTrack = {
  keys: ["1"],
  path: null,
  title: "",
  artist: "",
  album: "",
  genre: "",
  comment: "",
  ...{ year: null, duration: null, bpm: null, key: null, rating: null, explicit: null },
};

test("a title of which nothing can be seen is none: its file's name is the title, else it is left out", () => {
  const track = tidyTrack({ ...found, title: "\u200b", path: "/music/Zombie.mp3" }, "1");
  expect(newTrackSchema.parse(track).title).toBe("Zombie");
  expect(tidyTrack({ ...found, title: "\u3164" }, "1")).toBeNull();
});
