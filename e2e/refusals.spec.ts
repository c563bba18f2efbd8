import type { BrowserContext, Page } from "@playwright/test";
import type { ErrorCode } from "@/lib/calls/errors";
import type { DjEvent } from "@/lib/party/events/schema";
import english from "@/messages/en.json" with { type: "json" };
import { expect, test } from "./fixtures";
import { askFor, own } from "./guest-page";
import { writeDown } from "./night";

type Refusal = {
  code: ErrorCode & keyof typeof english.errors;
  song: [title: string, artist?: string];
  /** What the DJ does while the guest has the page open. */
  meanwhile: (dj: Page, event: DjEvent) => Promise<unknown>;
  /** Whether it keeps the guest from voting as well. */
  isOfVotes?: true;
};

const addressOf = ({ id }: DjEvent) => `/api/dj/events/${id}`;
const change = (data: object) => (dj: Page, event: DjEvent) =>
  dj.request.patch(addressOf(event), { data });
const asBefore = change({
  status: "open",
  settings: { doorClosedAt: null, songs: "any", explicit: true, waitingLimit: 3 },
});

/** Whoever has asked or voted is in: this one comes before the guest's first song. */
const doorClosed: Refusal = {
  code: "door_closed",
  song: ["Too late"],
  meanwhile: change({ settings: { doorClosedAt: new Date().toISOString() } }),
  isOfVotes: true,
};
const FIRST = "A first one";

const refusals: Refusal[] = [
  {
    code: "requests_paused",
    song: ["In a break"],
    meanwhile: change({ status: "paused" }),
  },
  {
    code: "requests_closed",
    song: ["One more"],
    meanwhile: change({ status: "closed" }),
    isOfVotes: true,
  },
  {
    code: "not_in_library",
    song: ["A rarity"],
    meanwhile: change({ settings: { songs: "library" } }),
  },
  {
    code: "explicit",
    song: ["A song (Explicit)"],
    meanwhile: change({ settings: { explicit: false } }),
  },
  {
    code: "do_not_play",
    song: ["A hit", "Nobody"],
    async meanwhile(dj, event) {
      const doNotPlay = [{ kind: "artist", text: "Nobody" }];
      const data = { revision: 0, mustPlay: [], doNotPlay };
      await dj.request.put(`${addressOf(event)}/rules`, { data });
    },
  },
  {
    code: "already_played",
    song: ["An hour ago"],
    async meanwhile(dj, event) {
      const id = await writeDown(dj, event.id, "An hour ago");
      for (const status of ["accepted", "playing", "played"])
        await dj.request.patch(`/api/dj/requests/${id}`, { data: { status } });
    },
  },
  {
    code: "limit_reached",
    song: ["A second one"],
    meanwhile: change({ settings: { waitingLimit: 1 } }),
  },
  {
    code: "banned",
    song: ["From that phone"],
    async meanwhile(dj, event) {
      const { requests } = await (await dj.request.get(`${addressOf(event)}/requests`)).json();
      const { id } = requests.find(({ title }: { title: string }) => title === FIRST);
      const { people } = await (await dj.request.get(`/api/dj/requests/${id}/backers`)).json();
      const address = `${addressOf(event)}/guests/${people[0].guest}/ban`;
      await dj.request.put(address, { data: { ban: "banned" } });
    },
    isOfVotes: true,
  },
];

/** The server tells the pages no more: what happens next comes between a look and a tap. */
async function listenNoMore(context: BrowserContext, { code }: DjEvent) {
  await context.route(new RegExp(`/api/events/${code}\\b`), (route) =>
    route.request().method() === "GET" ? route.abort() : route.fallback(),
  );
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a guest reads why a song is refused, and why a vote is", async ({
      page,
      context,
      asDj,
      newEvent,
      allowConsole,
    }) => {
      test.slow();
      allowConsole(/ERR_FAILED|status of 4(03|09|29)/);
      const [dj, event] = [await asDj(), await newEvent()];
      const [voting, path] = [await context.newPage(), `/requests?event=${event.code}`];
      await writeDown(dj, event.id, "On the list");
      await listenNoMore(context, event);

      async function meet({ code, song, meanwhile, isOfVotes }: Refusal) {
        await asBefore(dj, event);
        await page.goto(path);
        if (isOfVotes) await voting.goto(path);
        await meanwhile(dj, event);
        await askFor(page, ...song);
        const words = { hasText: english.errors[code] };
        const row = (javaScriptEnabled ? own(page) : page).getByRole("alert");
        await expect(row.filter(words).last()).toBeVisible();
        if (!isOfVotes) return;
        await voting.getByRole("button", { name: /^Vote for On the list/ }).click();
        const told = voting.locator(javaScriptEnabled ? "[data-sonner-toast]" : "[role=alert]");
        await expect(told.filter(words).last()).toBeVisible();
      }

      await meet(doorClosed);
      await asBefore(dj, event);
      await page.goto(path);
      await askFor(page, FIRST);
      await expect(own(page).getByText("Waiting")).toBeVisible();
      for (const refusal of refusals) await meet(refusal);
    });
  });
}
