import { OWNER } from "@/data/people";
import { buildSocialPosts } from "@/data/posts";
import { itemsOn } from "@/lib/office/desk/items";
import { createDeskStore } from "@/lib/office/desk/store";
import { newPost, ownPostActions } from "./actions";
import { countPosts, feedOf } from "./feed";
import { ownPostSchema, remarkSchema, type SocialPost, socialPostSchema } from "./schema";

const samples: SocialPost[] = buildSocialPosts();
const ids = samples.map(({ id }) => id);
const me = { id: "ana", name: "Ana", avatar: "/api/pictures/avatar/ana" };

function open() {
  const desk = createDeskStore("posts");
  const feed = () => {
    const now = desk.getState().desk;
    const of = <S extends Parameters<typeof itemsOn>[2]["schema"]>(schema: S, mark: string) => ({
      schema,
      id: "id",
      mark,
    });
    return feedOf({
      me,
      samples: itemsOn(now, samples, of(socialPostSchema, "profile")) as SocialPost[],
      own: itemsOn(now, [], of(ownPostSchema, "post")) as never,
      remarks: itemsOn(now, [], of(remarkSchema, "remark")) as never,
    });
  };
  const count = () => countPosts(desk.getState().desk);
  return { desk, feed, count, ...ownPostActions(desk) };
}

test("samples are other people's posts, never the DJ's, newest first, and the profile does not count them", () => {
  const { feed, count } = open();
  const authors = feed().map(({ profile }) => profile);
  expect(authors).toHaveLength(samples.length);
  for (const { id, name } of authors) {
    expect([me.id, OWNER.id]).not.toContain(id);
    expect([me.name, OWNER.name]).not.toContain(name);
  }
  expect(new Set(authors.map(({ id }) => id)).size).toBe(samples.length);
  const times = authors.map(({ time }) => time);
  expect(times).toEqual([...times].sort().reverse());
  expect(count()).toBe(0);
});

test("a post stands first with the visitor's name, one picture is featured, several are titled", () => {
  const { feed, count, publish } = open();
  publish(newPost("Encore!", [{ img: "data:image/webp;base64,AAAA", title: "The roof" }]));
  const [post] = feed();
  expect(post).toMatchObject({ profile: { name: "Ana" }, data: { content: "Encore!" } });
  expect(post?.data.images).toEqual([
    { img: "data:image/webp;base64,AAAA", featured: true, title: "The roof" },
  ]);
  expect(post?.data.likes).toEqual({ like: false, value: 0 });
  const { images } = newPost("", [
    { img: "data:image/webp;base64,AAAA", title: "A" },
    { img: "data:image/webp;base64,BBBB" },
  ]);
  expect(images.map(({ featured }) => featured)).toEqual([undefined, undefined]);
  expect(count()).toBe(1);
});

test("likes, comments and replies of a post stay with it, each found by its id", () => {
  const { feed, publish, like, comment, reply } = open();
  const id = publish(newPost("One", []));
  const other = publish(newPost("Two", []));
  const post = (of: number) => feed().find((one) => one.id === of)?.data;
  const first = comment(id, "First");
  // Nobody writes two comments in one millisecond.
  jest.useFakeTimers({ now: Date.now() + 1000 });
  comment(id, "Second");
  jest.useRealTimers();
  const answer = reply(id, first, "Answer");
  like(id, true);
  like(answer, true);
  expect(post(id)?.likes).toEqual({ like: true, value: 1 });
  expect(post(id)?.comments.map(({ data }) => data.comment)).toEqual(["First", "Second"]);
  const [begun] = post(id)?.comments ?? [];
  expect(begun?.profile).toMatchObject(me);
  expect(begun?.data.replies.map(({ data }) => [data.comment, data.likes.value])).toEqual([
    ["Answer", 1],
  ]);
  like(answer, false);
  expect(post(id)?.comments[0]?.data.replies[0]?.data.likes).toEqual({ like: false, value: 0 });
  expect(post(other)?.comments).toEqual([]);
});

test("a removed post comes back with what was said to it, and a sample goes as well", () => {
  const { feed, count, publish, comment, remove } = open();
  const id = publish(newPost("One", []));
  const said = comment(id, "First");
  const undo = remove(id, [said]);
  expect(feed().map((post) => post.id)).not.toContain(id);
  expect(count()).toBe(0);
  undo();
  expect(feed().find((post) => post.id === id)?.data.comments).toHaveLength(1);
  remove(Number(ids[0]), []);
  expect(feed()).toHaveLength(samples.length);
  expect(count()).toBe(1);
});
