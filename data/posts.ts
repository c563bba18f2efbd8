import type { Faker } from "@faker-js/faker";
import { daysAgo, drawIds, drawTimes, fakerOf } from "./faker";
import { buildPeople, OWNER } from "./people";
import { pictureUrl } from "./pictures";

/** The DJ's posts: the text, and the titles of the pictures below it. The first post is featured. */
const POSTS = [
  [
    "Four hundred people, one power cut, and they sang the whole chorus without us. Thank you, Harbour Hall.",
    ["Harbour Hall, 23:40"],
  ],
  ["New crate day. Half of it is Brazilian disco and I regret nothing.", ["Side A", "Side B"]],
  [
    "Question for the wedding people: first dance before or after the cake? Asking for a couple who cannot agree.",
    [],
  ],
  [
    "The request list last night had one song asked for by thirty-one of you. Yes, that one. It is coming back.",
    ["The queue at midnight"],
  ],
  [
    "Practising the long blend: two records, four minutes, nobody notices when one ends.",
    ["The booth at home", "Both needles down"],
  ],
  [
    "Free Sunday in March, rooftop, daylight, no smoke machine. Who would come?",
    ["A roof with a view"],
  ],
] as const;

const REMARKS = [
  "Best night of the year so far.",
  "My feet still hurt. Worth it.",
  "What was the song right after midnight?",
  "You saved the party when the lights went out.",
  "Please play the slow one again next time.",
  "The bass in the left corner was perfect.",
  "Bring the whole crew in spring!",
  "My grandmother asks when you are back.",
];

const ANSWERS = [
  "Same here!",
  "I will send you the list.",
  "It was a bootleg, look in your messages.",
  "Deal.",
  "She was the best dancer of us all.",
];

function drawLikes(faker: Faker, max: number) {
  const value = faker.number.int({ min: 1, max });
  return { like: faker.datatype.boolean(0.3), value };
}

export function buildSocialPosts() {
  const faker = fakerOf("posts");
  const people = buildPeople().map(({ id, avatar, name }) => ({ id, avatar, name }));
  const ids = drawIds(faker, 200);
  const nextId = () => ids.pop() ?? 0;

  function drawReply(time: string) {
    return {
      id: nextId(),
      profile: { ...faker.helpers.arrayElement(people), time },
      data: { comment: faker.helpers.arrayElement(ANSWERS), likes: drawLikes(faker, 9) },
    };
  }

  function drawComment(comment: string, time: string) {
    const replies = drawTimes(faker, faker.number.int({ min: 0, max: 2 }), time).reverse();
    return {
      id: nextId(),
      profile: { ...faker.helpers.arrayElement(people), time },
      data: { comment, likes: drawLikes(faker, 40), replies: replies.map(drawReply) },
    };
  }

  const { id, avatar, name } = OWNER;
  const times = drawTimes(faker, POSTS.length, daysAgo(25));
  return POSTS.map(([content, titles], index) => {
    const remarks = faker.helpers.arrayElements(REMARKS, { min: 1, max: 3 });
    const time = times[index] ?? daysAgo(0);
    const commentTimes = drawTimes(faker, remarks.length, time).reverse();
    return {
      id: nextId(),
      profile: { id, avatar, name, time },
      data: {
        content,
        images: titles.map((title, place) => ({
          img: pictureUrl("cover", `post-${index}-${place}`),
          ...(titles.length === 1 ? { featured: true } : { title }),
        })),
        likes: drawLikes(faker, 180),
        comments: remarks.map((remark, place) => drawComment(remark, commentTimes[place] ?? time)),
      },
    };
  });
}
