import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Toaster } from "@/components/ui/toaster";
import { figuresOf, nightOf } from "@/lib/party/insights/rules";
import type { Insights } from "@/lib/party/insights/schema";
import type { CountedRequest } from "@/lib/party/requests/read";
import { English } from "@/lib/testing/english";
import { Router } from "@/lib/testing/router";
import { keepSheets } from "@/lib/testing/sheets";
import { holdToasts } from "@/lib/testing/toasts";
import { InsightsScreen } from "./insights-screen";

holdToasts();
// A chart is as wide as the rules let it be.
keepSheets();

// Finding by role takes jsdom seconds on a busy machine.
jest.setTimeout(60_000);

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 20, minutes)).toISOString();
const about = { id: "n1", name: "Gala", venue: "", timeZone: "Asia/Tokyo", startedAt: at(0) };

const declined: CountedRequest = {
  id: "song",
  eventId: "n1",
  title: "Levels",
  artist: "Avicii",
  songKey: "levels",
  status: "declined",
  declineReason: "wrong_moment",
  backers: 3,
  unasked: 0,
  createdAt: at(5),
  acceptedAt: null,
  startedAt: null,
  playedAt: null,
  declinedAt: at(7),
};

function insightsOf(
  requests: CountedRequest[],
  timeZone = about.timeZone,
  beginning = "",
): Insights {
  const songs = { songs: requests, beginning };
  const night = nightOf({ ...about, timeZone }, songs, requests.length);
  const figures = figuresOf(songs, { songs: [], beginning: "" }, timeZone);
  return { night, previous: null, period: "night", ...figures, loved: [], peaks: [] };
}

async function show(insights: Insights) {
  const choice = { id: "n1", name: "Gala", timeZone: "Asia/Tokyo", startedAt: at(0) };
  const { container } = render(
    <Router path="/DJPortal/insights">
      <English>
        <InsightsScreen
          events={[choice]}
          insights={insights}
          nights={{ nights: insights.night.requests > 0 ? [insights.night] : [] }}
          count={6}
        />
        <Toaster />
      </English>
    </Router>,
  );
  // Charts come a frame after the page: they arrive here, not in the middle of what a test does.
  await waitFor(() => expect(container.querySelector("[aria-busy]")).toBeNull());
}

test("each panel has its figures in a table beside it, in the time of the venue", async () => {
  await show(insightsOf([declined]));
  const songs = screen.getByRole("table", { name: "Top songs" });
  expect(within(songs).getByRole("row", { name: /Levels · Avicii 3/ })).toBeInTheDocument();
  const times = screen.getByRole("table", { name: "Requests over time" });
  // Five past eight in the evening UTC.
  expect(within(times).getByRole("row", { name: "05:05 1" })).toBeInTheDocument();
  expect(within(times).getAllByRole("columnheader")).toHaveLength(2);
});

test("what was requested before the night began is counted beside its curve", async () => {
  const ahead = { ...declined, createdAt: "2026-11-18T12:00:00.000Z" };
  await show(insightsOf([ahead, ahead, declined], about.timeZone, at(0)));
  const panel = screen.getByRole("region", { name: "Requests over time" });
  expect(panel).toHaveTextContent("every 5 minutes · 2 before it opened");
});

test("in the night when clocks go back, the hour that comes twice has two places", async () => {
  const hours = [22, 23, 24, 25, 26].map((hour) =>
    new Date(Date.UTC(2026, 9, 24, hour, 5)).toISOString(),
  );
  const night = hours.map((createdAt) => ({ ...declined, createdAt }));
  await show(insightsOf(night, "Europe/Berlin"));
  const times = screen.getByRole("table", { name: "Requests over time" });
  for (const name of ["00:00 1", "01:00 1", "02:00 GMT+2 1", "02:00 GMT+1 1", "03:00 1"]) {
    expect(within(times).getByRole("row", { name })).toBeInTheDocument();
  }
});

test("the night's figures are saved as one file", async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return "blob:x";
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  await show(insightsOf([declined]));
  fireEvent.click(screen.getByRole("button", { name: "Export figures" }));
  expect(await screen.findByText("insights-2026-11-21.csv downloaded")).toBeInTheDocument();
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(saved[0] as Blob);
  });
  expect(text).toContain("figure,of,value\r\ntimeZone,night,Asia/Tokyo\r\nrequests,night,1\r\n");
  expect(text).toContain("declineReason,wrong_moment,1\r\n");
  expect(text).toContain("requests,2026-11-22T05:05:00+09:00,1\r\n");
});

test("a night without requests says so instead of drawing nothing", async () => {
  await show(insightsOf([]));
  expect(screen.getByRole("heading", { name: "No requests at this event" })).toBeInTheDocument();
  expect(screen.queryByRole("region", { name: "Top songs" })).toBeNull();
  expect(screen.getByRole("button", { name: /^Event: .Gala/ })).toBeInTheDocument();
});
