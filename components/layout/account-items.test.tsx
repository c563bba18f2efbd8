import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CustomizerContext } from "@/lib/shell/customizer/hooks";
import { createCustomizerStore } from "@/lib/shell/customizer/store";
import { English } from "@/lib/testing/english";
import { AccountItems } from "./account-items";

const UNSENT = "crowdcue-desk-notes-5f0c";
let calls: string[];

/** Opens the account's menu of a device that keeps this desk, and signs out by it. */
async function askToSignOut(desk: object) {
  calls = [];
  localStorage.setItem(UNSENT, JSON.stringify({ state: desk }));
  global.fetch = (async (url: string, { method = "GET" }: RequestInit = {}) => {
    calls.push(`${method} ${url}`);
    const body = JSON.stringify({ next: "#signed-out" });
    return { ok: true, status: 200, headers: new Headers(), text: async () => body };
  }) as typeof fetch;
  // Nothing more can be sent.
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const anchor = document.body.appendChild(document.createElement("button"));
  render(
    <English>
      <CustomizerContext value={createCustomizerStore({})}>
        <AccountItems
          dj={{ id: "5f0c", name: "Mika", email: "mika@example.org" }}
          tools={undefined}
          anchor={anchor}
          onClose={() => {}}
        />
      </CustomizerContext>
    </English>,
  );
  await userEvent.click(screen.getByRole("menuitem", { name: "Sign out" }));
}

const signedOut = ["POST /api/auth/sign-out"];
const question = () => screen.findByRole("alertdialog", { name: "Sign out without saving?" });

beforeEach(() => {
  localStorage.clear();
  window.location.hash = "";
});
afterEach(() => jest.restoreAllMocks());

test("who has unsent changes is asked before the sign-out, and whoever stays keeps session and changes", async () => {
  await askToSignOut({ isSaved: false });
  expect(await question()).toHaveTextContent("haven’t reached your account yet");
  await userEvent.click(within(await question()).getByRole("button", { name: "Stay signed in" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(calls).toEqual([]);
  expect(localStorage.getItem(UNSENT)).not.toBeNull();
});

test("where everything is sent, a sign-out asks nothing", async () => {
  await askToSignOut({ isSaved: true });
  await waitFor(() => expect(window.location.hash).toBe("#signed-out"));
  expect(calls).toEqual(signedOut);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

// Last, because the page forgets for good.
test("who signs out all the same leaves nothing of what was unsent", async () => {
  await askToSignOut({ isSaved: false });
  await userEvent.click(within(await question()).getByRole("button", { name: "Sign out anyway" }));
  await waitFor(() => expect(window.location.hash).toBe("#signed-out"));
  expect(calls).toEqual(signedOut);
  expect(localStorage.getItem(UNSENT)).toBeNull();
});
