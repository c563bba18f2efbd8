import type { Faker } from "@faker-js/faker";
import { daysAgo, drawIds, drawTimes, fakerOf } from "./faker";
import { buildPeople } from "./people";
import { pictureUrl } from "./pictures";

type PostText = {
  content: string;
  /** What each picture shows, and its title. One without a title is featured. */
  pictures?: [subject: string, title?: string][];
  video?: string;
};

/** What people around the DJ post, newest first. */
const POSTS: PostText[] = [
  {
    content:
      "Four hundred people, one power cut, and they sang the whole chorus without us. Thank you, Harbour Hall.",
    pictures: [["crowd-1"]],
  },
  {
    content: "New crate day. Half of it is Brazilian disco and I regret nothing.",
    pictures: [
      ["crate-1", "Side A"],
      ["crate-2", "Side B"],
    ],
  },
  {
    content:
      "Practising the long blend: two records, four minutes, nobody notices when one ends. Eight seconds of it:",
    video: "/videos/long-blend.mp4",
  },
  {
    content:
      "Question for the wedding people: first dance before or after the cake? Asking for a couple who cannot agree.",
  },
  {
    content:
      "The request list last night had one song asked for by thirty-one of you. Yes, that one. It is coming back.",
    pictures: [["stage-2"]],
  },
  {
    content: "Free Sunday in March, rooftop, daylight, no smoke machine. Who would come?",
    pictures: [["roof-1"]],
  },
  {
    content: "Two weddings in two days. The shoes have filed a complaint.",
    pictures: [
      ["dance-1", "Friday, Velvet Room"],
      ["dance-2", "Saturday, Riverside"],
    ],
  },
  {
    content: "Packed up at four, home at six, already missing it.",
    pictures: [["cases-2"]],
  },
];

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

/** From one post's author to the next one's: nobody posts twice. */
const AUTHOR_STEP = 5;

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

  const times = drawTimes(faker, POSTS.length, daysAgo(25));
  return POSTS.map(({ content, pictures = [], video }, index) => {
    const remarks = faker.helpers.arrayElements(REMARKS, { min: 1, max: 3 });
    const time = times[index] ?? daysAgo(0);
    const { id = 0, avatar = "", name = "" } = people[(index * AUTHOR_STEP) % people.length] ?? {};
    const commentTimes = drawTimes(faker, remarks.length, time).reverse();
    return {
      id: nextId(),
      profile: { id, avatar, name, time },
      data: {
        content,
        images: pictures.map(([subject, title]) => ({
          img: pictureUrl("photo", subject),
          ...(title ? { title } : { featured: true }),
        })),
        ...(video && { video }),
        likes: drawLikes(faker, 180),
        comments: remarks.map((remark, place) => drawComment(remark, commentTimes[place] ?? time)),
      },
    };
  });
}
