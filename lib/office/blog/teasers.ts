import { foldText } from "@/lib/text/fold";
import { type BlogCategory, type BlogPost, type BlogQuery, blogCategories } from "./schema";
import { postName } from "./slug";

/** What a card shows of a post, and the page of a post besides its text. */
export type BlogTeaser = Omit<BlogPost, "content" | "comments"> & {
  /** The last part of its address. */
  name: string;
  opening: string;
  /** How long it takes to read. */
  minutes: number;
  comments: number;
};

const WORDS_PER_MINUTE = 200;
/** Two featured posts and a row of four. */
const PAGE_SIZE = 6;

export function minutesOf(content: string) {
  return Math.max(1, Math.round(content.split(/\s+/).length / WORDS_PER_MINUTE));
}

/** The first paragraph, which is plain text. */
export function openingOf(content: string) {
  return content.split("\n\n", 1)[0] ?? "";
}

export function toTeaser({ content, comments, ...post }: BlogPost): BlogTeaser {
  return {
    ...post,
    name: postName(post),
    opening: openingOf(content),
    minutes: minutesOf(content),
    comments: comments.length,
  };
}

const orders: Record<BlogQuery["sort"], (a: BlogPost, b: BlogPost) => number> = {
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
  oldest: (a, b) => a.createdAt.localeCompare(b.createdAt),
  popular: (a, b) => b.view - a.view,
};

/** The page of posts that a query asks for, the featured ones first, and how many posts each category would show. */
export function findPosts(posts: readonly BlogPost[], query: BlogQuery) {
  const words = foldText(query.search).split(/\s+/);
  const matching = posts.filter(({ title, content, category, author }) => {
    const text = foldText([title, content, category, author.name].join(" "));
    return words.every((word) => text.includes(word));
  });
  const of = (category: BlogCategory) => matching.filter((post) => post.category === category);
  const listed = query.category ? of(query.category) : matching;
  const inOrder = listed.toSorted(
    (a, b) => Number(b.featured) - Number(a.featured) || orders[query.sort](a, b),
  );
  const lastPage = Math.max(1, Math.ceil(listed.length / PAGE_SIZE));
  const page = Math.min(query.page, lastPage);
  const first = (page - 1) * PAGE_SIZE;
  const shown = inOrder.slice(first, first + PAGE_SIZE).map(toTeaser);
  return {
    posts: shown,
    range: { from: first + 1, to: first + shown.length, total: listed.length },
    page,
    lastPage,
    counts: {
      all: matching.length,
      categories: blogCategories.map((category) => ({ category, count: of(category).length })),
    },
  };
}
export type FoundPosts = ReturnType<typeof findPosts>;
