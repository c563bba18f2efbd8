import { ARTICLES } from "./blog-articles";
import { daysAgo, drawIds, drawTimes, fakerOf } from "./faker";
import { buildPeople } from "./people";
import { pictureUrl } from "./pictures";

export function buildBlogPosts() {
  const faker = fakerOf("blog");
  const people = buildPeople().map(({ id, avatar, name }) => ({ id, avatar, name }));
  const ids = drawIds(faker, 200);
  const nextId = () => ids.pop() ?? 0;
  const times = drawTimes(faker, ARTICLES.length, daysAgo(200));
  const drawCount = (most: number) => faker.number.int({ min: 1, max: most });

  return ARTICLES.map(({ title, category, isFeatured = false, content, scene, remarks }, index) => {
    const createdAt = times[index] ?? daysAgo(0);
    const author = faker.helpers.arrayElement(people);
    const others = people.filter(({ id }) => id !== author.id);
    const readers = faker.helpers.arrayElements(others, remarks.length);
    const commentTimes = drawTimes(faker, remarks.length, createdAt);
    const view = drawCount(9999);
    return {
      id: nextId(),
      title,
      content,
      coverImg: pictureUrl("scene", scene),
      createdAt,
      view,
      share: drawCount(Math.ceil(view / 10)),
      category,
      featured: isFeatured,
      author,
      comments: remarks.map(([comment, answer], place) => {
        const time = commentTimes[place] ?? createdAt;
        const reply = answer && { id: nextId(), profile: author, time, comment: answer };
        return {
          id: nextId(),
          profile: readers[place] ?? author,
          time,
          comment,
          replies: reply ? [reply] : [],
        };
      }),
    };
  });
}
