import type { Faker } from "@faker-js/faker";
import { daysAgo, drawTimes, fakerOf } from "./faker";
import { buildPeople } from "./people";
import { pictureUrl } from "./pictures";
import { CONVERSATIONS } from "./words/chat";
import type { Language } from "./words/language";

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

/**
 * Who writes line by line: t, the contact, and m, the DJ. A capital one adds a file, and p is a picture of the
 * contact's, without words.
 */
const TURNS = [
  "tmtTm",
  "tmtm",
  "tpmtm",
  "tmtmt",
  "tmtmT",
  "tmtm",
  "tmtptm",
  "tmtM",
  "tmtmt",
  "tmtmt",
] as const;

/** The messages of a conversation, oldest first. */
function converse(faker: Faker, turns: string, lines: readonly string[], person: number) {
  const times = drawTimes(faker, turns.length, daysAgo(6)).reverse();
  let line = 0;
  return [...turns].map((turn, index) => {
    const isImage = turn === "p";
    const { kind, file } = faker.helpers.arrayElement(FILES);
    const attachment = {
      icon: pictureUrl("file", kind),
      file,
      fileSize: faker.number.int({ min: 40_000, max: 9_000_000 }),
    };
    return {
      msg: isImage ? pictureUrl("cover", `chat-${person}`) : (lines[line++] ?? ""),
      type: isImage ? ("image" as const) : ("text" as const),
      attachments: turn === "T" || turn === "M" ? [attachment] : [],
      createdAt: times[index] ?? "",
      senderId: turn.toLowerCase() === "m" ? OWNER_ID : person,
    };
  });
}

export function buildChatContacts(language: Language = "en") {
  const faker = fakerOf("chat");
  let lastId = LAST_CONTACT_ID;
  return buildPeople()
    .slice(0, 10)
    .map((person, index) => {
      const lines = CONVERSATIONS[language][index] ?? [];
      const messages = converse(faker, TURNS[index] ?? "", lines, person.id).map((message) => {
        lastId += 1;
        return { id: lastId, ...message };
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
