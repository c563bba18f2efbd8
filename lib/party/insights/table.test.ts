import Papa from "papaparse";
import { onBothEngines } from "@/lib/testing/engines";
import { openNight, stepsTo } from "@/lib/testing/night";
import type { Insights } from "./schema";
import { FIGURE_COLUMNS, figureRows } from "./table";

// A whole night, call by call, takes seconds on a busy machine.
jest.setTimeout(60_000);

const statuses = ["pending", "accepted", "playing", "played", "declined"] as const;

onBothEngines(() => {
  test("insights, their file, the exported requests and the board's history agree to the number", async () => {
    const night = await openNight();
    // As many of each status as its place in the list, and one that is withdrawn.
    for (const [more, status] of statuses.entries()) {
      for (let count = status === "playing" ? more : 0; count <= more; count += 1) {
        await night.step((await night.asked()).id, ...stepsTo[status]);
      }
    }
    const withdrawn = await night.asked();
    await withdrawn.guest.delete(`${night.url}/requests/${withdrawn.id}/backing`);

    const insights = (await night.dj.get<Insights>(`${night.djUrl}/insights`)).body;
    const { counts } = (await night.djList()).body;
    const exported = await (await night.dj.open("GET", `${night.djUrl}/export`)).text();
    const rows = Papa.parse<Record<string, string>>(exported.replace(/^\ufeff/, ""), {
      header: true,
      skipEmptyLines: true,
    }).data;
    const figures = figureRows(insights);
    const figure = (name: string, of: string) =>
      figures.find((row) => row[0] === name && row[1] === of)?.[2];

    for (const status of statuses) {
      const told = [
        insights.outcomes[status],
        figure("outcome", status),
        counts[status],
        rows.filter((row) => row.status === status).length,
      ];
      expect([status, ...told]).toEqual([status, told[0], told[0], told[0], told[0]]);
    }
    // Starting a song ends the one before.
    expect(insights.outcomes).toEqual({
      pending: 1,
      accepted: 2,
      playing: 0,
      played: 5,
      declined: 5,
      withdrawn: 1,
    });
    expect(insights.night.requests).toBe(counts.all + insights.outcomes.withdrawn);
    expect(figure("requests", "night")).toBe(insights.night.requests);
    expect(figure("declineReason", "wrong_moment")).toBe(counts.declined);
    const inCurve = (name: string) =>
      figures
        .filter(([kind, of]) => kind === name && of !== "night")
        .reduce((sum, [, , value]) => sum + Number(value), 0);
    expect(inCurve("requests")).toBe(insights.night.requests);
    expect(inCurve("played")).toBe(counts.played + counts.playing);
    expect(inCurve("waitUpToMinutes")).toBe(insights.night.wait.count);
    expect(figures.every((row) => row.length === FIGURE_COLUMNS.length)).toBe(true);
  });
});
