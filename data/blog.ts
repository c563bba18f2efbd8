import type { Faker } from "@faker-js/faker";
import { daysAgo, drawIds, drawTimes, fakerOf } from "./faker";
import { buildPeople } from "./people";
import { pictureUrl } from "./pictures";

const FEATURED = 2;
const CATEGORIES = ["Gadget", "Lifestyle", "Design", "Social", "Health"] as const;

/** Titles with their first paragraph, in the order of the categories. */
const ARTICLES = [
  [
    "Three controllers that survive a wedding season",
    "Rain, cake and a thrown bouquet: what still worked in September.",
  ],
  [
    "How to say no to a song and keep the room",
    "A request is a compliment with a title. Refuse the title, return the compliment.",
  ],
  [
    "The poster that doubled our requests",
    "One QR code, four words, placed where people wait anyway.",
  ],
  [
    "What a crowd tells you before it dances",
    "Feet first, then shoulders, then phones. Read them in that order.",
  ],
  [
    "Ears for life: earplugs that let music through",
    "After two hundred nights I wanted to know what was left. This helped.",
  ],
  [
    "The cable bag, packed for every disaster",
    "Twelve cables, one torch, and the small adapter nobody else brings.",
  ],
  [
    "Dinner music without the yawning",
    "Between soup and speeches lies an hour that decides the rest of the night.",
  ],
  [
    "Light like sound: a desk for one person",
    "Give the lights an intro, a drop and a breakdown, and let them rest.",
  ],
  [
    "When two guests want the same song, twice",
    "Why we show one card with both names, and what that did to the queue.",
  ],
  [
    "Sleeping after sunrise",
    "The set ends at four, the head at seven. A routine for the hours between.",
  ],
] as const;

const PARAGRAPHS = [
  "The first hour belongs to whoever arrives early. Keep it low and warm, and leave the songs everyone knows in the crate. A floor that fills slowly stays full.",
  "We counted for a whole season. Requests come in waves: one after the doors, one after the speeches, one when the bar closes. The second one is worth planning for.",
  "Nothing here needs expensive gear. What it needs is a list on paper, a friend at the other end of the room, and the courage to change your mind in the middle of a song.",
  "Ask the hosts three questions before the night: who must not be disappointed, which song must not be played, and when the neighbours start to call.",
  "It will go wrong once. Smile, turn the volume down as if you meant it, and let the room sing. That is the part they will tell their friends about.",
];

const REMARKS = [
  "Tried this on Saturday, and the floor was full by ten.",
  "I would add one thing: always carry a second torch.",
  "Finally somebody writes this down.",
  "Does it also work for a crowd under twenty?",
  "We printed it and hung it in the booth.",
];

export function buildBlogPosts() {
  const faker = fakerOf("blog");
  const people = buildPeople().map(({ id, avatar, name }) => ({ id, avatar, name }));
  const ids = drawIds(faker, 200);
  const nextId = () => ids.pop() ?? 0;

  function drawComment(comment: string, time: string) {
    const reply = {
      id: nextId(),
      profile: faker.helpers.arrayElement(people),
      time,
      comment: "Thank you for trying it. Tell us how it went!",
    };
    return {
      id: nextId(),
      profile: faker.helpers.arrayElement(people),
      time,
      comment,
      replies: faker.datatype.boolean() ? [reply] : [],
    };
  }

  const times = drawTimes(faker, ARTICLES.length, daysAgo(200));
  return ARTICLES.map(([title, opening], index) => {
    const remarks = faker.helpers.arrayElements(REMARKS, { min: 1, max: 3 });
    const createdAt = times[index] ?? daysAgo(0);
    const commentTimes = drawTimes(faker, remarks.length, createdAt);
    return {
      id: nextId(),
      title,
      content: [opening, ...faker.helpers.shuffle(PARAGRAPHS)].join("\n\n"),
      coverImg: pictureUrl("cover", `blog-${index + 1}`),
      createdAt,
      view: drawCount(faker),
      share: drawCount(faker),
      category: CATEGORIES[index % CATEGORIES.length] ?? "Social",
      featured: index < FEATURED,
      author: faker.helpers.arrayElement(people),
      comments: remarks.map((remark, place) =>
        drawComment(remark, commentTimes[place] ?? createdAt),
      ),
    };
  });
}

function drawCount(faker: Faker) {
  return faker.number.int({ min: 1, max: 9999 });
}
