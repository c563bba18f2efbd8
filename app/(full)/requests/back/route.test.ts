import type { Caller } from "@/lib/testing/calls";
import { onBothEngines } from "@/lib/testing/engines";
import { type Night, openNight, stepsTo } from "@/lib/testing/night";
import { POST as notNow } from "../not-now/route";
import { POST as takeBack } from "../take-back/route";
import { POST as back } from "./route";

/** Sends a plain form of the list as this guest. Returns where it redirects to. */
async function send(
  post: typeof back | typeof takeBack | typeof notNow,
  guest: Caller,
  fields: object,
) {
  const response = await post(
    new Request("http://localhost/requests/back", {
      method: "POST",
      headers: { cookie: `guest=${guest.cookies.get("guest")}` },
      body: new URLSearchParams({ filter: "pending", search: "", page: "2", ...fields }),
    }),
    { params: Promise.resolve({}) },
  );
  const { searchParams } = new URL(response.headers.get("location") ?? "", "http://localhost");
  return { status: response.status, told: Object.fromEntries(searchParams) };
}

onBothEngines(() => {
  let night: Night;
  let voter: Caller;
  let id: string;
  beforeEach(async () => {
    night = await openNight();
    ({ id } = await night.asked({ title: "Zombie" }));
    ({ guest: voter } = await night.asked({ title: "Levels" }));
  });

  test("a guest without scripts votes, takes the vote back, and returns to the same view", async () => {
    const fields = { event: night.code, id };
    const voted = await send(back, voter, fields);
    expect(voted).toEqual({
      status: 303,
      told: { event: night.code, filter: "pending", page: "2" },
    });
    const backersOf = async () =>
      (await night.list(voter)).body.requests.find((one) => one.id === id)?.backers;
    expect(await backersOf()).toBe(2);
    await send(takeBack, voter, fields);
    expect(await backersOf()).toBe(1);
  });

  test("a guest without scripts withdraws their own request", async () => {
    const own = (await night.list(voter, "filter=mine")).body.requests[0];
    await send(takeBack, voter, { event: night.code, id: own?.id ?? "" });
    expect((await night.list(voter, "filter=mine")).body.total).toBe(0);
  });

  test("a guest without scripts lets another song go before their own", async () => {
    const own = (await night.list(voter, "filter=mine")).body.requests[0]?.id ?? "";
    for (const one of [own, id]) await night.step(one, ...stepsTo.accepted);
    const { status, told } = await send(notNow, voter, { event: night.code, id: own });
    expect([status, told.problem, told.how]).toEqual([303, undefined, "postponed"]);
    expect((await night.list(voter, "filter=mine")).body.requests[0]?.place).toBe(2);
  });

  test("a refusal says why on the same view", async () => {
    await night.set({ status: "closed" });
    const refused = await send(back, voter, { event: night.code, id });
    expect(refused.told).toMatchObject({ problem: "requests_closed", filter: "pending" });
  });
});
