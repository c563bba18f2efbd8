import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import {
  AppRouterContext,
  type AppRouterInstance,
} from "next/dist/shared/lib/app-router-context.shared-runtime";
import type { ReactNode } from "react";
import { Toaster } from "@/components/ui/toaster";
import { buildBlogPosts } from "@/data/blog";
import { blogCalls } from "@/lib/office/blog/calls";
import { addBlogComment, toBlogComment } from "@/lib/office/blog/rules";
import { type BlogPost, blogQuerySchema } from "@/lib/office/blog/schema";
import { findPosts, toTeaser } from "@/lib/office/blog/teasers";
import { English } from "@/lib/testing/english";
import { holdToasts } from "@/lib/testing/toasts";
import { ArticleBody } from "./article-body";
import { PostMissing } from "./post-missing";
import { PostScreen } from "./post-screen";
import { PostsScreen } from "./posts-screen";

holdToasts();

// Finding by role takes jsdom seconds on a busy machine.
jest.setTimeout(30_000);

const posts: BlogPost[] = buildBlogPosts();
const [first, second] = posts;
if (!first || !second) throw new Error("the blog is empty");
const GUEST = { id: "stranger", name: "Guest", avatar: "/api/pictures/avatar/stranger" };

const push = jest.fn();
const replace = jest.fn();
const router = { push, replace, prefetch: jest.fn() } as unknown as AppRouterInstance;

function show(page: ReactNode) {
  return render(
    <English>
      <AppRouterContext value={router}>{page}</AppRouterContext>
      <Toaster />
    </English>,
  );
}

function showList(asked: Record<string, string> = {}) {
  const query = blogQuerySchema.parse(asked);
  return show(<PostsScreen query={query} found={findPosts(posts, query)} />);
}

function showPost(post: BlogPost) {
  return show(
    <PostScreen post={post} teaser={toTeaser(post)} others={[]} author={GUEST}>
      <ArticleBody content={post.content} />
    </PostScreen>,
  );
}

beforeEach(() => jest.clearAllMocks());

test("the featured posts come first, then the others, and a number leads to each page", () => {
  showList();
  const cards = screen.getAllByRole("article");
  expect(cards).toHaveLength(6);
  expect(within(cards[0] as HTMLElement).getByText("Featured")).toBeVisible();
  expect(within(cards[2] as HTMLElement).queryByText("Featured")).toBeNull();
  expect(screen.getByText("1–6 of 10")).toBeVisible();
  fireEvent.click(screen.getByRole("link", { name: "Go to page 2" }));
  expect(push).toHaveBeenCalledWith("/apps/blog/posts?page=2", { scroll: true });
});

test("the page shows what the blog's own call tells, instead of what came with it", async () => {
  const asked: string[] = [];
  const before = global.fetch;
  global.fetch = (async (path: string) => {
    asked.push(path);
    const text = async () => JSON.stringify(posts.slice(0, 3));
    return { ok: true, status: 200, headers: new Headers(), text };
  }) as unknown as typeof fetch;
  showList();
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(3));
  expect(asked).toEqual(["/api/data/blog/BlogPosts"]);
  global.fetch = before;
});

test("a category and an order are part of the address, which begins at the first page again", async () => {
  showList({ search: "song", page: "2" });
  const category = screen.getByRole("link", { name: /^Design \d+$/ });
  expect(category).toHaveAttribute("href", "/apps/blog/posts?category=Design&search=song");
  fireEvent.click(category);
  expect(push).toHaveBeenLastCalledWith("/apps/blog/posts?category=Design&search=song", {
    scroll: false,
  });
  fireEvent.click(screen.getByRole("button", { name: "Sort: Newest" }));
  fireEvent.click(await screen.findByRole("menuitemradio", { name: "Popular" }));
  expect(push).toHaveBeenLastCalledWith("/apps/blog/posts?search=song&sort=popular", {
    scroll: false,
  });
});

test("a search is asked for once the typing rests, and keeps category and order", async () => {
  showList({ category: "Social", sort: "oldest" });
  const field = screen.getByRole("textbox", { name: "Search posts" });
  for (const typed of ["wa", "waltz"]) fireEvent.change(field, { target: { value: typed } });
  await waitFor(() => expect(replace).toHaveBeenCalledTimes(1));
  expect(replace).toHaveBeenCalledWith(
    "/apps/blog/posts?category=Social&search=waltz&sort=oldest",
    { scroll: false },
  );
  // Without scripts, the form sends them as well.
  const form = field.closest("form") as HTMLFormElement;
  expect(Object.fromEntries(new FormData(form))).toMatchObject({
    category: "Social",
    sort: "oldest",
  });
});

test("who goes back and forth quickly sees each address's own search, and asks for nothing", () => {
  jest.useFakeTimers();
  const page = (search: string) => {
    const query = blogQuerySchema.parse({ search });
    return (
      <English>
        <AppRouterContext value={router}>
          <PostsScreen query={query} found={findPosts(posts, query)} />
        </AppRouterContext>
      </English>
    );
  };
  const { rerender } = render(page("waltz"));
  const field = screen.getByRole("textbox", { name: "Search posts" });
  for (const search of ["", "waltz", "", "waltz"]) {
    rerender(page(search));
    expect(field).toHaveValue(search);
  }
  // Longer than the typing would have to rest.
  act(() => void jest.advanceTimersByTime(1000));
  expect(replace).not.toHaveBeenCalled();
  jest.useRealTimers();
});

test("a search that finds nothing says so and leads back to everything", () => {
  showList({ search: "no such words", category: "Health" });
  expect(screen.queryByRole("article")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Show everything" }));
  expect(replace).toHaveBeenLastCalledWith("/apps/blog/posts", { scroll: false });
});

test("a post shows its own text with headings, lists and a quotation", () => {
  showPost(first);
  expect(screen.getByRole("heading", { level: 1, name: first.title })).toBeVisible();
  expect(screen.getByRole("heading", { level: 2, name: "Three ways to say no" })).toBeVisible();
  expect(screen.getByText(/^People don't need their song/).closest("blockquote")).toBeVisible();
  expect(screen.getByText("Not now.").tagName).toBe("STRONG");
  expect(screen.getByText("Not now.").closest("ol")).toBeVisible();
});

test("HTML in a text stays text", () => {
  const { container } = show(
    <ArticleBody content={"Hello <b onclick='x'>you</b>\n\n<script>1</script>"} />,
  );
  expect(container.querySelector("script, b")).toBeNull();
  expect(container).toHaveTextContent("Hello <b onclick='x'>you</b><script>1</script>");
});

test("an empty comment is refused at its field, and one with words stands first", async () => {
  const sent: unknown[] = [];
  global.fetch = (async (path: string, { body = "{}" }: { body?: string }) => {
    const { comment } = JSON.parse(body);
    sent.push(path);
    const added = addBlogComment(second, toBlogComment(comment, "2026-11-21T20:00:00.000Z"));
    const text = async () => JSON.stringify(posts.with(1, added));
    return { ok: true, status: 200, headers: new Headers(), text };
  }) as unknown as typeof fetch;
  showPost(second);
  const field = screen.getByRole("textbox", { name: "Your comment" });
  const send = screen.getByRole("button", { name: "Comment" });
  fireEvent.change(field, { target: { value: "   " } });
  fireEvent.click(send);
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveFocus();
  expect(sent).toEqual([]);

  fireEvent.change(field, { target: { value: "Encore!" } });
  await act(async () => fireEvent.click(send));
  const comments = await screen.findAllByRole("listitem");
  const list = screen.getByRole("list", { name: `${second.comments.length + 1} comments` });
  expect(within(list).getAllByRole("listitem")[0]).toHaveTextContent(/^Guest.*Encore!/);
  expect(comments.length).toBeGreaterThan(1);
  expect(sent).toEqual([blogCalls.comment.path]);
  expect(field).toHaveValue("");
});

test("a hundred comments come ten by ten, and reading continues at the first that has come", async () => {
  const time = "2026-11-21T20:00:00.000Z";
  const comments = Array.from({ length: 12 }, (_, index) =>
    toBlogComment({ id: `c${index}`, profile: GUEST, comment: `Words ${index}.` }, time),
  );
  showPost({ ...second, comments });
  const list = screen.getByRole("list", { name: "12 comments" });
  expect(list.children.length).toBe(10);
  const more = screen.getByRole("button", { name: "Earlier comments" });
  act(() => more.click());
  expect(list.children.length).toBe(12);
  expect(more).not.toBeInTheDocument();
  await waitFor(() => expect(list.children[10]).toHaveFocus());
});

test("the form for a reply opens with the focus in its field, and gives the focus back", async () => {
  showPost(second);
  const name = `Reply to ${second.comments[0]?.profile.name}`;
  const button = screen.getByRole("button", { name });
  fireEvent.click(button);
  expect(await screen.findByRole("textbox", { name })).toHaveFocus();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Cancel" })));
  expect(screen.queryByRole("textbox", { name })).toBeNull();
  expect(button).toHaveFocus();
});

test("the address of a post is copied where the device shares in no way of its own", async () => {
  const writeText = jest.fn(async () => {});
  Object.assign(navigator, { clipboard: { writeText } });
  showPost(first);
  fireEvent.click(screen.getByRole("button", { name: "Share" }));
  expect(await screen.findByText("Link copied.")).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(window.location.href);
});

test("a post that does not exist leads to all posts", () => {
  show(<PostMissing />);
  expect(screen.getByRole("heading", { name: "This post doesn’t exist" })).toBeVisible();
  expect(screen.getByRole("link", { name: "All posts" })).toHaveAttribute(
    "href",
    "/apps/blog/posts",
  );
});
