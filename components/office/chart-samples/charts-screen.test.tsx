import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { buildDoors, buildRooms } from "@/data/dashboards";
import { English } from "@/lib/testing/english";
import { Router } from "@/lib/testing/router";
import { keepSheets } from "@/lib/testing/sheets";
import { ChartsScreen } from "./charts-screen";

// A chart is as wide as the rules let it be.
keepSheets();

// Finding by role takes jsdom seconds on a busy machine.
jest.setTimeout(60_000);

const weeks = buildDoors();

async function show(search = "") {
  await act(async () => {
    render(
      <English>
        <Router path="/apps/charts" search={search}>
          <ChartsScreen weeks={weeks} rooms={buildRooms()} />
        </Router>
      </English>,
    );
    // Charts come after the page.
    await import("@/components/office/charts/graph");
  });
}

async function tableOf(title: string) {
  fireEvent.click(screen.getByRole("button", { name: `Options for ${title}` }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Table view" }));
  return within(screen.getByRole("table", { name: title }));
}

test("fewer weeks and one door really leave the others out", async () => {
  await show("?weeks=12");
  fireEvent.click(screen.getByRole("button", { name: "Doors: Both doors" }));
  fireEvent.click(await screen.findByRole("menuitemradio", { name: "Late door" }));
  const table = await tableOf("Guests by door");
  expect(table.getAllByRole("rowheader")).toHaveLength(12);
  expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Week",
    "Late door",
  ]);
  const cells = table.getAllByRole("cell").map(({ textContent }) => Number(textContent));
  expect(cells).toEqual(weeks.slice(-12).map(({ late }) => late));
});

test("every chart says that its figures are samples", async () => {
  await show();
  const panels = screen.getAllByRole("region");
  expect(panels).toHaveLength(9);
  for (const region of panels) expect(region).toHaveTextContent("Sample data");
});
