import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { permalinkKey } from "@/lib/party/permalinks/dj-calls";
import type { Permalink } from "@/lib/party/permalinks/dj-schema";
import { English } from "@/lib/testing/english";
import { gala } from "@/lib/testing/gala";
import { PermalinkCard } from "./permalink-card";

// A dialog in jsdom takes seconds on a busy machine.
jest.setTimeout(30_000);

const nameless: Permalink = { name: null, former: [], leads: { state: "none" } };
const named: Permalink = { name: "mika", former: ["dj-m"], leads: { state: "none" } };
const TAKEN = { error: { code: "conflict", fields: { name: ["name_taken"] } } };

/** A server on which "noor" is taken; it answers writes with `written`. */
function show(permalink: Permalink, written: Permalink, canChange = true) {
  const writes: [string, string, unknown][] = [];
  let current = permalink;
  function answer(method: string, url: string, body: { name?: string }) {
    const asked = body.name ?? url.split("/").at(-1);
    if (method === "GET" && url === permalinkKey) return { status: 200, said: current };
    if (method === "GET") return { status: 200, said: { name: asked, isFree: asked !== "noor" } };
    writes.push([method, url, body]);
    if (asked === "noor") return { status: 409, said: TAKEN };
    current = written;
    return { status: 200, said: written };
  }
  global.fetch = (async (url: string, { method = "GET", body }: RequestInit = {}) => {
    const { status, said } = answer(method, url, JSON.parse(String(body ?? "{}")));
    const text = async () => JSON.stringify(said);
    return { ok: status < 400, status, headers: new Headers(), text };
  }) as typeof fetch;
  render(
    <English>
      <SWRConfig value={{ fallback: { [permalinkKey]: permalink } }}>
        <PermalinkCard events={[gala]} origin="https://party.example" canChange={canChange} />
      </SWRConfig>
    </English>,
  );
  return writes;
}

test("a DJ chooses a name, and hears while typing that one is taken and another is free", async () => {
  const writes = show(nameless, { ...named, former: [] });
  await userEvent.click(screen.getByRole("button", { name: "Choose a name" }));
  const field = await screen.findByRole("textbox", { name: "Name" });
  await userEvent.type(field, "Noor");
  expect(await screen.findByText("Someone else has this name.")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(screen.getByRole("alert")).toHaveTextContent("Name: Someone else has this name.");

  await userEvent.clear(field);
  await userEvent.type(field, "Admin");
  expect(screen.getByText("This name is reserved.")).toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.type(field, "Míka");
  expect(screen.getByText(/party\.example\/d\//)).toHaveTextContent("party.example/d/mika");
  expect(await screen.findByText("This name is free.")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(writes.at(-1)).toEqual(["PUT", permalinkKey, { name: "mika" }]);
  expect(screen.getByRole("img", { name: "QR code of your permanent link" })).toBeInTheDocument();
});

test("the card says where the link leads", () => {
  show({ ...named, leads: { state: "open", code: gala.code } }, named);
  const card = screen.getByRole("region", { name: "Your permanent link" });
  expect(card).toHaveTextContent("Leads to \u2068Gala\u2069 now");
});

test("a former name is given up after a question", async () => {
  const writes = show(named, { ...named, former: [] });
  await userEvent.click(screen.getByRole("button", { name: "Change name" }));
  await userEvent.click(await screen.findByRole("button", { name: "Release dj-m" }));
  const question = screen.getByRole("alertdialog");
  expect(writes).toEqual([]);
  await userEvent.click(within(question).getByRole("button", { name: "Release" }));
  await waitFor(() => expect(screen.queryByText("dj-m")).toBeNull());
  expect(writes.map(([method, url]) => [method, url])).toEqual([
    ["DELETE", "/api/dj/permalink/dj-m"],
  ]);
});

test("on the account that a whole demo shares, nobody changes the name", () => {
  show(named, named, false);
  expect(screen.queryByRole("button", { name: "Change name" })).toBeNull();
  expect(screen.getByRole("button", { name: "Copy link" })).toBeInTheDocument();
});
