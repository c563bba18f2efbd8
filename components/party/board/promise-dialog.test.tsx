import { fireEvent, screen, waitFor } from "@testing-library/react";
import { openBoard, PLACE, resetBoards, sent } from "@/lib/testing/open-board";

const toldAt = "2026-11-24T22:00:00.000Z";

beforeEach(resetBoards);

function press(name: RegExp) {
  fireEvent.click(screen.getAllByRole("button", { name })[0] as HTMLElement);
}
const question = () => screen.findByRole("dialog");
const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("before another song plays, the DJ is asked by the name of the guest who was told; no leaves all as it is", async () => {
  await openBoard("accepted", "owner", { toldAt });
  expect(screen.getByText("told")).toBeInTheDocument();
  press(/^Play .*Zombie/);
  expect(await question()).toHaveTextContent(/Ana.* has been told they’re next\./);
  expect(await question()).toHaveTextContent(/Play “.?Zombie.?” first\?/);
  press(/^Cancel$/);
  await gone();
  expect(sent).toEqual([]);
  press(/^Play .*Zombie/);
  await question();
  press(/^Play first$/);
  await waitFor(() =>
    expect(sent).toEqual([
      { method: "PATCH", path: `/api/dj/requests/${PLACE.id}`, body: { status: "playing" } },
    ]),
  );
  await gone();
});

test("the song whose guest was told plays without a question, and a guest without a name is called by their song", async () => {
  await openBoard("accepted", "owner", { toldAt, people: [] });
  press(/^Play .*Zombie/);
  expect(await question()).toHaveTextContent(/asked for “.?Filler.?” has been told it’s next\./);
  press(/^Cancel$/);
  await gone();
  press(/^Play .*Filler/);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("songs that are picked stay picked when the DJ lets the promised one keep its place", async () => {
  await openBoard("accepted", "owner", { toldAt });
  press(/^Select/);
  fireEvent.click(screen.getByRole("checkbox", { name: /Zombie/ }));
  press(/^Play next$/);
  await question();
  press(/^Cancel$/);
  await gone();
  expect(screen.getByRole("checkbox", { name: /Zombie/ })).toBeChecked();
  press(/^Play next$/);
  await question();
  press(/^Play first$/);
  await waitFor(() => expect(sent[0]?.body).toEqual({ lane: "queue", after: null }));
});
