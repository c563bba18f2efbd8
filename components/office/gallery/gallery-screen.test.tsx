import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Toaster } from "@/components/ui/toaster";
import { buildFollowers } from "@/data/followers";
import { buildGalleryItems } from "@/data/gallery";
import { introIn, OWNER } from "@/data/people";
import { English } from "@/lib/testing/english";
import { Router } from "@/lib/testing/router";
import { holdToasts } from "@/lib/testing/toasts";
import { GalleryScreen } from "./gallery-screen";

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
const profile = { me, account: undefined, followers: buildFollowers() };
const cards = () => screen.getAllByRole("heading", { level: 3 });

beforeEach(() => {
  global.fetch = () => Promise.reject(new TypeError("offline"));
  render(
    <English>
      <Router path="/apps/gallery">
        <GalleryScreen {...profile} items={buildGalleryItems()} />
      </Router>
      <Toaster />
    </English>,
  );
});

test("a search finds pictures by name, and shows everything again", async () => {
  expect(screen.getByRole("heading", { name: "12 pictures" })).toBeVisible();
  const search = screen.getByRole("textbox", { name: "Search pictures" });
  fireEvent.change(search, { target: { value: "CONFETTI hall" } });
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(screen.getByRole("heading", { name: "1 picture" })).toBeVisible();
  fireEvent.change(search, { target: { value: "zzz" } });
  fireEvent.click(await screen.findByRole("button", { name: "Show everything" }));
  await waitFor(() => expect(cards()).toHaveLength(12));
});

test("a picture says what it shows, opens in the viewer, and gives the focus back", async () => {
  const [name] = cards().map(({ textContent }) => textContent);
  const button = screen.getByRole("button", { name: `View “${name}”` });
  expect(within(button).getByAltText("Confetti rains on a crowd")).toBeInTheDocument();
  act(() => button.focus());
  fireEvent.click(button);
  const viewer = within(await screen.findByRole("dialog", { name: "Pictures" }));
  fireEvent.click(viewer.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});

test("a picture can be downloaded", async () => {
  fireEvent.click(screen.getAllByRole("button", { name: /^More options for/ })[0] as HTMLElement);
  const download = await screen.findByRole("menuitem", { name: "Download" });
  expect(download).toHaveAttribute("href", "/api/pictures/photo/confetti-1");
  expect(download).toHaveAttribute("download");
});

test("a picture's type and date are each isolated, so that Arabic keeps them in order", () => {
  const [first] = screen
    .getAllByRole("listitem")
    .filter((item) => within(item).queryByRole("heading"));
  expect(first?.textContent).toMatch(/\u2068SVG\u2069 · \u2068[^\u2069]*\d{4}\u2069/);
});
