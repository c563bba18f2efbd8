import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Profile } from "@/lib/account/profile/schema";
import { allowConsole } from "@/lib/testing/console";
import { English } from "@/lib/testing/english";
import { RemovalSection } from "./removal-section";

const UNSENT = "crowdcue-desk-notes-5f0c";
let calls: string[];

const refused = { error: { code: "invalid_input", fields: { password: ["wrong"] } } };

/** Asks to delete the account; with a wrong password, unless told otherwise, so that the page stays. */
async function ask(status = 400) {
  calls = [];
  global.fetch = (async (url: string, { method = "GET" }: RequestInit = {}) => {
    calls.push(`${method} ${url}`);
    const body = status === 400 ? JSON.stringify(refused) : "";
    return { ok: status < 400, status, headers: new Headers(), text: async () => body };
  }) as typeof fetch;
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const profile = { email: "mika@example.org", hasTwoSteps: false } as Profile;
  render(
    <English>
      <RemovalSection profile={profile} />
    </English>,
  );
  await userEvent.type(screen.getByLabelText(/^Password/), "correct horse");
  await userEvent.click(screen.getByRole("button", { name: "Delete account" }));
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test("before the account goes, its page says that changes are unsent; who keeps it deletes nothing", async () => {
  localStorage.setItem(UNSENT, JSON.stringify({ state: { isSaved: false } }));
  await ask();
  const question = await screen.findByRole("alertdialog", { name: /without saving/ });
  expect(question).toHaveTextContent("haven’t been sent yet");
  await userEvent.click(within(question).getByRole("button", { name: "Keep account" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(calls).toEqual([]);

  await userEvent.click(screen.getByRole("button", { name: "Delete account" }));
  await userEvent.click(await screen.findByRole("button", { name: "Delete anyway" }));
  await waitFor(() => expect(calls).toEqual(["DELETE /api/dj/account"]));
  await waitFor(() => expect(screen.getByLabelText(/^Password/)).toBeInvalid());
});

test("where everything is sent, nothing is asked", async () => {
  localStorage.setItem(UNSENT, JSON.stringify({ state: { isSaved: true } }));
  await ask();
  await waitFor(() => expect(calls).toEqual(["DELETE /api/dj/account"]));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

// Last, because the page forgets for good.
test("a deleted account leaves nothing on the device", async () => {
  localStorage.setItem(UNSENT, JSON.stringify({ state: { isSaved: true } }));
  // The page that follows is not one of the tests' browser.
  allowConsole(/Not implemented: navigation/);
  await ask(204);
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(calls).toEqual(["DELETE /api/dj/account"]);
});
