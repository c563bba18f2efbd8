import { buildBlogPosts } from "@/data/blog";
import { type BlogQuery, blogCategories } from "./schema";
import { findPosts, minutesOf, openingOf } from "./teasers";

const posts = buildBlogPosts();
const find = (query: Partial<BlogQuery>) =>
  findPosts(posts, { category: undefined, search: "", sort: "newest", page: 1, ...query });
const listed = (query: Partial<BlogQuery>) => find(query).posts.map(({ id }) => id);

test("the featured posts lead, and each post is on one page", () => {
  const pages = [1, 2].map((page) => find({ page }));
  expect(pages.map(({ range }) => range)).toEqual([
    { from: 1, to: 6, total: 10 },
    { from: 7, to: 10, total: 10 },
  ]);
  const all = pages.flatMap((page) => page.posts);
  expect(all.map(({ featured }) => featured)).toEqual([true, true, ...Array(8).fill(false)]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(10);
});

test("a page beyond the last one is the last one", () => {
  expect(find({ page: 99 })).toMatchObject({ page: 2, lastPage: 2 });
  expect(find({ page: 3, category: "Design" })).toMatchObject({ page: 1, lastPage: 1 });
});

test("newest, oldest and popular order what is not featured", () => {
  const others = (sort: BlogQuery["sort"]) =>
    [1, 2].flatMap((page) => find({ sort, page }).posts).filter(({ featured }) => !featured);
  const times = others("newest").map(({ createdAt }) => createdAt);
  expect(times).toEqual([...times].sort().reverse());
  expect(others("oldest").map(({ createdAt }) => createdAt)).toEqual([...times].sort());
  const views = others("popular").map(({ view }) => view);
  expect(views).toEqual([...views].sort((a, b) => b - a));
});

test("a search finds every word, in title, text, category or author, in any case and accent", () => {
  const [post] = posts;
  if (!post) throw new Error("the blog is empty");
  expect(listed({ search: "SAY nó song ROOM waltz" })).toEqual([post.id]);
  expect(listed({ search: "waltz" })).toEqual([post.id]);
  expect(listed({ search: `${post.author.name} waltz` })).toEqual([post.id]);
  expect(find({ search: "no such words" })).toMatchObject({ posts: [], range: { total: 0 } });
});

test("the categories count what the search leaves of them", () => {
  expect(find({}).counts).toEqual({
    all: 10,
    categories: blogCategories.map((category) => ({ category, count: 2 })),
  });
  const { counts } = find({ search: "waltz", category: "Design" });
  expect(counts.all).toBe(1);
  expect(counts.categories.filter(({ count }) => count > 0)).toEqual([
    { category: "Social", count: 1 },
  ]);
});

test("the reading time grows with the text", () => {
  expect(minutesOf("word")).toBe(1);
  expect(minutesOf("word ".repeat(1000).trim())).toBe(5);
  expect(new Set(posts.map(({ content }) => minutesOf(content))).size).toBeGreaterThan(1);
});

test("each post has a text of its own, whose opening is plain", () => {
  expect(new Set(posts.map(({ content }) => content)).size).toBe(10);
  for (const { content } of posts) {
    expect(openingOf(content)).not.toMatch(/[*#>`_\n]/);
    expect(content).toMatch(/^## /m);
    expect(content.length).toBeGreaterThan(1000);
  }
});
