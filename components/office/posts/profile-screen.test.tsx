import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { Toaster } from "@/components/ui/toaster";
import { buildFollowers } from "@/data/followers";
import { buildGalleryItems } from "@/data/gallery";
import { introIn, OWNER } from "@/data/people";
import { buildSocialPosts } from "@/data/posts";
import { DeskContext } from "@/lib/office/desk/hooks";
import { EMPTY_DESK } from "@/lib/office/desk/schema";
import { deskStore } from "@/lib/office/desk/store";
import { toComment } from "@/lib/office/posts/rules";
import type { SocialPost } from "@/lib/office/posts/schema";
import { persistedDesk } from "@/lib/testing/desk";
import { English } from "@/lib/testing/english";
import { Router } from "@/lib/testing/router";
import { holdToasts } from "@/lib/testing/toasts";
import { FeedArea } from "./feed-area";
import { ProfileScreen } from "./profile-screen";

holdToasts();

// Finding by role takes jsdom seconds on a busy machine.
jest.setTimeout(30_000);

const me = {
  id: OWNER.id,
  name: OWNER.name,
  avatar: OWNER.avatar,
  role: OWNER.role,
  intro: introIn(),
};
const posts = buildSocialPosts();

function show(children: ReactNode, search = "") {
  render(
    <English>
      <Router path="/apps/user-profile" search={search}>
        {children}
      </Router>
      <Toaster />
    </English>,
  );
}
const showProfile = (search = "", shown: SocialPost[] = posts) =>
  show(
    <ProfileScreen
      me={me}
      account={undefined}
      followers={buildFollowers()}
      posts={shown}
      photos={buildGalleryItems().slice(0, 9)}
    />,
    search,
  );

const cards = () => screen.getAllByRole("article");
const first = () => within(cards()[0] as HTMLElement);
const figure = () => screen.getByText(/^posts?$/, { selector: "li" });
const composer = () => screen.getByRole("textbox", { name: "Share your thoughts" });

function write(field: HTMLElement, text: string) {
  fireEvent.change(field, { target: { value: text } });
}

function send(field: HTMLElement, text: string) {
  write(field, text);
  fireEvent.keyDown(field, { key: "Enter" });
}

beforeEach(() => {
  localStorage.clear();
  deskStore("posts").setState({ desk: EMPTY_DESK });
  deskStore("followers").setState({ desk: EMPTY_DESK });
  global.fetch = () => Promise.reject(new TypeError("offline"));
});

test("a post stands first under the visitor's name, is counted, and can be deleted and taken back", async () => {
  showProfile();
  expect(figure()).toHaveTextContent("0 posts");
  for (const card of cards()) expect(card).not.toHaveTextContent(OWNER.name);
  write(composer(), "Free on Sunday?");
  fireEvent.click(screen.getByRole("button", { name: "Post" }));
  await waitFor(() => expect(cards()[0]).toHaveTextContent("Free on Sunday?"));
  expect(cards()[0]).toHaveTextContent(OWNER.name);
  expect(figure()).toHaveTextContent("1 post");
  expect(composer()).toHaveValue("");
  expect(JSON.stringify(persistedDesk("posts"))).toContain("Free on Sunday?");
  fireEvent.click(first().getByRole("button", { name: "More options" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Delete post" }));
  await waitFor(() => expect(cards()[0]).not.toHaveTextContent("Free on Sunday?"));
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(cards()[0]).toHaveTextContent("Free on Sunday?"));
});

test("the titles of sample pictures are told to be English", () => {
  showProfile();
  const titled = screen.getAllByText(/^Side [AB]$/);
  expect(titled).toHaveLength(2);
  for (const caption of titled) expect(caption).toHaveAttribute("lang", "en");
});

test("a photo that takes long to read says so, until it is read or cannot be", async () => {
  let give: (reason: Error) => void = () => undefined;
  globalThis.createImageBitmap = () =>
    new Promise((_, reject) => {
      give = reject;
    });
  showProfile();
  const [input] = document.querySelectorAll<HTMLInputElement>("input[type=file]");
  const files = [new File(["?"], "stage.jpg", { type: "image/jpeg" })];
  fireEvent.change(input as HTMLInputElement, { target: { files } });
  expect(await screen.findByText("Preparing photos and files…")).toBeVisible();
  await act(async () => give(new Error("no picture")));
  expect(await screen.findByText(/stage\.jpg/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText("Preparing photos and files…")).toBeNull());
});

test("an empty post and an empty comment are refused at their field", async () => {
  showProfile();
  fireEvent.click(screen.getByRole("button", { name: "Post" }));
  await waitFor(() => expect(composer()).toHaveAccessibleDescription("Please fill this in."));
  expect(composer()).toHaveFocus();
  const field = first().getByRole("textbox", { name: "Write a comment" });
  send(field, "  ");
  await waitFor(() => expect(field).toHaveAccessibleDescription("Please fill this in."));
  expect(cards()).toHaveLength(5);
});

test("a post of the visitor's own is liked, commented and answered on the desk", async () => {
  showProfile();
  write(composer(), "Mine");
  fireEvent.click(screen.getByRole("button", { name: "Post" }));
  await waitFor(() => expect(cards()[0]).toHaveTextContent("Mine"));
  fireEvent.click(first().getByRole("button", { name: "Like" }));
  expect(first().getByRole("button", { name: "Like: 1 like" })).toBePressed();
  send(first().getByRole("textbox", { name: "Write a comment" }), "Hello");
  await waitFor(() => expect(cards()[0]).toHaveTextContent("Hello"));
  fireEvent.click(first().getByRole("button", { name: `Reply to ${OWNER.name}` }));
  const answer = first().getByRole("textbox", { name: `Reply to ${OWNER.name}` });
  await waitFor(() => expect(answer).toHaveFocus());
  send(answer, "And again");
  await waitFor(() => expect(answer).not.toBeInTheDocument());
  expect(cards()[0]).toHaveTextContent("And again");
  fireEvent.click(first().getAllByRole("button", { name: "Like" })[1] as HTMLElement);
  expect(first().getAllByRole("button", { name: "Like: 1 like" })).toHaveLength(2);
});

test("an address in a post and in a comment is a link", async () => {
  showProfile();
  write(composer(), "Doors: https://hall.example/doors");
  fireEvent.click(screen.getByRole("button", { name: "Post" }));
  const linkTo = (href: string) =>
    waitFor(() => expect(first().getByRole("link", { name: href })).toHaveAttribute("href", href));
  await linkTo("https://hall.example/doors");
  send(first().getByRole("textbox", { name: "Write a comment" }), "https://hall.example/late");
  await linkTo("https://hall.example/late");
});

test("a refused comment goes back into its field, and a refused like is taken back, with a toast", async () => {
  showProfile();
  const field = first().getByRole("textbox", { name: "Write a comment" });
  send(field, "Encore!");
  await waitFor(() => expect(field).toHaveValue("Encore!"));
  expect((await screen.findAllByText(/offline|didn’t answer/)).length).toBeGreaterThan(0);
});

test("older posts join, the address brings one into sight, and one that is gone is said to be", async () => {
  const last = posts.at(-1);
  showProfile();
  expect(cards()).toHaveLength(5);
  fireEvent.click(screen.getByRole("button", { name: "Older posts" }));
  expect(cards()).toHaveLength(posts.length);
  fireEvent.click(within(cards().at(-1) as HTMLElement).getByRole("link"));
  await waitFor(() => expect(document.getElementById(`post-${last?.id}`)).toHaveFocus());
});

test("a flood of comments shows its newest two, then ten at a time, and reading continues at the first that has come", async () => {
  const [post] = posts;
  if (!post) throw new Error("There are no posts.");
  const comments = Array.from({ length: 13 }, (_, index) =>
    toComment(
      { id: `c${index}`, profile: me, data: { comment: `Words ${index}.` } },
      "2026-11-21T20:00:00.000Z",
    ),
  );
  showProfile("", [{ ...post, data: { ...post.data, comments } }]);
  const shown = () =>
    first()
      .getAllByText(/^Words \d+\.$/)
      .map(({ textContent }) => textContent);
  const firstShown = () =>
    first()
      .getByText(shown()[0] ?? "")
      .closest("li");
  expect(shown()).toEqual(["Words 11.", "Words 12."]);
  fireEvent.click(first().getByRole("button", { name: "Earlier comments" }));
  expect(shown()).toHaveLength(12);
  await waitFor(() => expect(firstShown()).toHaveFocus());
  fireEvent.click(first().getByRole("button", { name: "Earlier comments" }));
  expect(shown()).toHaveLength(13);
  await waitFor(() => expect(firstShown()).toHaveFocus());
  expect(first().queryByRole("button", { name: "Earlier comments" })).toBeNull();
});

test("a link to a post that is gone says so, until that is closed", async () => {
  showProfile("post=1999999");
  expect(screen.getByText("That post is gone.")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByText("That post is gone.")).toBeNull());
});

test("nothing of a film is there before it is played", () => {
  showProfile();
  expect(document.querySelector("video")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: /^Play film/ }));
  expect(document.querySelector("video")).toHaveAttribute("src", "/videos/long-blend.mp4");
});

test("the introduction changes, and stays when the samples go", async () => {
  showProfile();
  fireEvent.click(screen.getByRole("button", { name: "Edit introduction" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByRole("textbox", { name: "About you" }), {
    target: { value: "Soul only" },
  });
  fireEvent.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Soul only")).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Start empty" }));
  expect(screen.getByRole("heading", { name: "No posts yet" })).toBeInTheDocument();
  expect(await screen.findByText("The sample data is hidden.")).toBeVisible();
  expect(screen.getByText("Soul only")).toBeInTheDocument();
});

test("posts that do not arrive can be tried again", async () => {
  show(
    <DeskContext value={deskStore("posts")}>
      <FeedArea me={me} />
    </DeskContext>,
  );
  expect(await screen.findByRole("heading", { name: "Couldn’t load the posts" })).toBeVisible();
  const text = async () => JSON.stringify(posts);
  global.fetch = (async () => ({ ok: true, status: 200, headers: new Headers(), text })) as never;
  act(() => screen.getByRole("button", { name: "Try again" }).click());
  await waitFor(() => expect(cards()).toHaveLength(5));
});
