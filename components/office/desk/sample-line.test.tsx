import { fireEvent, render, screen, within } from "@testing-library/react";
import { Toaster } from "@/components/ui/toaster";
import { deskActions } from "@/lib/office/desk/actions";
import { areas } from "@/lib/office/desk/schema";
import { deskStore } from "@/lib/office/desk/store";
import { English } from "@/lib/testing/english";
import { holdToasts } from "@/lib/testing/toasts";
import { DeskProvider } from "./desk-provider";
import { SampleLine } from "./sample-line";

holdToasts();

const hidden = () => areas.filter((area) => deskStore(area).getState().desk.samples.isHidden);

test("samples are hidden in every area at once, and undo shows those that were shown", async () => {
  deskActions(deskStore("tickets")).showSamples(false);
  render(
    <English>
      <DeskProvider area="notes" account={undefined}>
        <SampleLine />
      </DeskProvider>
      <Toaster />
    </English>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Hide everywhere" }));
  expect(hidden()).toEqual([...areas]);
  expect(screen.getByRole("button", { name: "Show sample data" })).toBeVisible();
  const toast = (await screen.findByText("The sample data is hidden everywhere.")).closest("li");
  fireEvent.click(within(toast as HTMLElement).getByRole("button", { name: "Undo" }));
  expect(hidden()).toEqual(["tickets"]);
});
