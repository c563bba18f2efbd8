import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { Toaster } from "@/components/ui/toaster";
import { buildFollowers } from "@/data/followers";
import { introIn, OWNER } from "@/data/people";
import { DeskContext } from "@/lib/office/desk/hooks";
import { EMPTY_DESK } from "@/lib/office/desk/schema";
import { deskStore } from "@/lib/office/desk/store";
import { persistedDesk } from "@/lib/testing/desk";
import { English } from "@/lib/testing/english";
import { Router } from "@/lib/testing/router";
import { holdToasts } from "@/lib/testing/toasts";
import { FollowersArea } from "./followers-area";
import { FollowersScreen } from "./followers-screen";
import { FriendsScreen } from "./friends-screen";

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
const followers = buildFollowers();
const friends = followers.filter(({ isFollowed }) => isFollowed);
const profile = { me, account: undefined, followers };

function show(children: ReactNode) {
  render(
    <English>
      <Router path="/apps/followers">{children}</Router>
      <Toaster />
    </English>,
  );
}
const people = () => screen.getAllByRole("heading", { level: 3 });
const following = () => screen.getByText("following", { exact: false, selector: "li" });

beforeEach(() => {
  localStorage.clear();
  deskStore("posts").setState({ desk: EMPTY_DESK });
  deskStore("followers").setState({ desk: EMPTY_DESK });
  global.fetch = () => Promise.reject(new TypeError("offline"));
});

test("following somebody moves the figure of the profile at once, and is kept", () => {
  show(<FollowersScreen {...profile} />);
  expect(people()).toHaveLength(20);
  expect(following()).toHaveTextContent(`${friends.length} following`);
  const stranger = followers.find(({ isFollowed }) => !isFollowed);
  fireEvent.click(screen.getByRole("button", { name: `Follow ${stranger?.name}` }));
  expect(following()).toHaveTextContent(`${friends.length + 1} following`);
  expect(screen.getByRole("button", { name: `Followed: ${stranger?.name}` })).toBeVisible();
  expect(JSON.stringify(persistedDesk("followers"))).toContain("isFollowed");
});

test("a search narrows the followers and their number, and shows all again", async () => {
  show(<FollowersScreen {...profile} />);
  const search = screen.getByRole("textbox", { name: "Search followers" });
  fireEvent.change(search, { target: { value: followers[0]?.name.toUpperCase() } });
  await waitFor(() => expect(people()).toHaveLength(1));
  expect(screen.getByRole("heading", { name: "1 follower" })).toBeVisible();
  fireEvent.change(search, { target: { value: "zzz" } });
  fireEvent.click(await screen.findByRole("button", { name: "Show everything" }));
  await waitFor(() => expect(people()).toHaveLength(20));
});

test("a friend who is no longer followed leaves the friends, and comes back", async () => {
  const [friend] = friends;
  const ways = { [friend?.id ?? 0]: { email: "friend@hall.example", hasChat: true } };
  show(<FriendsScreen {...profile} ways={ways} />);
  expect(people()).toHaveLength(friends.length);
  const card = within(people()[0]?.closest("li") as HTMLElement);
  expect(card.getByRole("link", { name: /^Write to/ })).toHaveAttribute(
    "href",
    "mailto:friend@hall.example",
  );
  expect(card.getByRole("link", { name: /^Chat with/ })).toHaveAttribute(
    "href",
    `/apps/chats?id=${friend?.id}`,
  );
  fireEvent.click(card.getByRole("button", { name: /^Followed/ }));
  expect(people()).toHaveLength(friends.length - 1);
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(people()).toHaveLength(friends.length));
});

test("without samples nobody follows, and followers that do not arrive can be tried again", async () => {
  show(
    <DeskContext value={deskStore("followers")}>
      <FollowersArea />
    </DeskContext>,
  );
  expect(await screen.findByRole("heading", { name: "Couldn’t load the followers" })).toBeVisible();
  const text = async () => JSON.stringify(followers);
  global.fetch = (async () => ({ ok: true, status: 200, headers: new Headers(), text })) as never;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(people()).toHaveLength(20));
});

test("an empty desk has no followers, and says so", async () => {
  show(<FollowersScreen {...profile} />);
  fireEvent.click(screen.getByRole("button", { name: "Start empty" }));
  expect(screen.getByRole("heading", { name: "No followers yet" })).toBeVisible();
  expect(await screen.findByText("The sample data is hidden.")).toBeVisible();
});
