import type { Faker } from "@faker-js/faker";
import { daysAgo, drawTimes, fakerOf, fill } from "./faker";
import { buildPeople } from "./people";
import { pictureUrl } from "./pictures";

/** A message consists of one or two of these phrases, each of five words. */
const PHRASES = [
  "can you {{play}} more {{genre}}",
  "the {{gear}} sounds really {{mood}}",
  "we {{open}} the {{place}} early",
  "send me the {{genre}} {{list}}",
  "that {{genre}} set was {{mood}}",
  "please {{play}} it after {{moment}}",
  "our {{gear}} arrives before {{moment}}",
  "everyone loved your {{mood}} {{list}}",
];

const WORDS = {
  play: ["play", "mix", "drop", "queue", "bring"],
  genre: ["disco", "garage", "house", "soul", "techno", "afrobeats", "salsa"],
  gear: ["mixer", "subwoofer", "turntable", "laser", "microphone", "monitor"],
  mood: ["huge", "warm", "magical", "smooth", "wild", "brilliant"],
  open: ["open", "light", "decorate", "clear", "fill"],
  place: ["ballroom", "terrace", "basement", "garden", "rooftop"],
  list: ["playlist", "setlist", "mixtape", "encore"],
  moment: ["midnight", "dinner", "sunset", "speeches", "soundcheck"],
};

const FILES = [
  { kind: "pdf", file: "stage-plan.pdf" },
  { kind: "xls", file: "run-of-show.xls" },
  { kind: "mp3", file: "first-dance.mp3" },
  { kind: "zip", file: "backdrop-photos.zip" },
];

// biome-ignore format: one row reads best.
const STATUSES = ["online", "away", "busy", "online", "offline", "online", "away", "busy", "online", "offline"] as const;

/** Messages have ids above all contacts, so that a visitor's desk can name either. */
const LAST_CONTACT_ID = 100;

/** The sender id of the DJ's own messages; the contacts' ids start at 1. */
const OWNER_ID = 0;

function drawText(faker: Faker) {
  const phrases = faker.helpers.arrayElements(PHRASES, { min: 1, max: 2 });
  return fill(faker, phrases.join(", "), WORDS);
}

function drawMessage(faker: Faker, id: number, senderId: number, createdAt: string) {
  const isImage = faker.datatype.boolean(0.12);
  const files = faker.datatype.boolean(0.15) ? [faker.helpers.arrayElement(FILES)] : [];
  return {
    id,
    msg: isImage ? pictureUrl("cover", `chat-${id}`) : drawText(faker),
    type: isImage ? ("image" as const) : ("text" as const),
    attachments: files.map(({ kind, file }) => ({
      icon: pictureUrl("file", kind),
      file,
      fileSize: faker.number.int({ min: 40_000, max: 9_000_000 }),
    })),
    createdAt,
    senderId,
  };
}

export function buildChatContacts() {
  const faker = fakerOf("chat");
  let lastId = LAST_CONTACT_ID;
  return buildPeople()
    .slice(0, 10)
    .map((person, index) => {
      const oldestFirst = drawTimes(
        faker,
        faker.number.int({ min: 5, max: 9 }),
        daysAgo(6),
      ).reverse();
      const messages = oldestFirst.map((createdAt) => {
        lastId += 1;
        const senderId = faker.helpers.arrayElement([person.id, OWNER_ID]);
        return drawMessage(faker, lastId, senderId, createdAt);
      });
      return {
        id: person.id,
        name: person.name,
        status: STATUSES[index] ?? "offline",
        thumb: person.avatar,
        recent: faker.datatype.boolean(),
        excerpt: messages.findLast(({ type }) => type === "text")?.msg ?? "",
        messages,
      };
    });
}
