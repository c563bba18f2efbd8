import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Form } from "@/components/ui/form";
import { useForm } from "@/lib/client/use-form";
import { newRequestSchema } from "@/lib/party/requests/schema";
import type { Suggestion } from "@/lib/party/suggestions/schema";
import { English } from "@/lib/testing/english";
import { SongField } from "./song-field";

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined;

const due = { closesAt: "2026-11-23T01:00:00Z", timeZone: "Europe/Berlin" };
const request = { id: "r1", status: "pending", backers: 1, playedAt: null } as const;
const played = {
  ...request,
  id: "r2",
  status: "played",
  playedAt: "2026-11-22T21:30:00Z",
} as const;
const song = (title: string, change: Partial<Suggestion>): Suggestion => ({
  title,
  artist: "",
  trackId: null,
  refusal: null,
  late: false,
  request,
  ...change,
});

const picked: string[] = [];

function Typed() {
  const form = useForm(newRequestSchema, async () => {});
  return (
    <Form form={form} labels={{ title: "Song" }}>
      <SongField
        due={due}
        value="son"
        songs={[
          song("Song one", { late: true }),
          song("Song two", { refusal: "do_not_play", request: { ...request, id: "r3" } }),
          song("Song three", { request: played }),
          song("Song four", { request: { ...request, id: "r4" } }),
          song("Song five", { trackId: "5", request: null }),
          song("Song six", { trackId: "6", request: null }),
        ]}
        typed={{ refusal: "explicit", late: true }}
        onType={() => {}}
        onPick={({ title }) => picked.push(title)}
      />
    </Form>
  );
}

test("each suggested song says what would become of it, to a screen reader as well", async () => {
  render(<Typed />, { wrapper: English });
  await userEvent.click(screen.getByRole("combobox"));
  await userEvent.keyboard("{ArrowDown}");
  const names = screen.getAllByRole("option").map((option) => option.textContent);
  expect(names).toEqual([
    expect.stringMatching(/^Song oneProbably won’t fit before 2:00\sAM/),
    "Song twoThe hosts asked us to skip it",
    expect.stringMatching(/^Song three.*10:30\sPM/),
    "Song fourWaiting",
    "Song fiveIn the library",
    "Song sixIn the library",
    "sonNo explicit songs tonight",
  ]);
});

test("a song of the library is picked like one of the list, and what is typed stays as it is", async () => {
  render(<Typed />, { wrapper: English });
  await userEvent.click(screen.getByRole("combobox"));
  // It opens the list, whose sixth entry is the last song; below it is what was typed.
  await userEvent.keyboard("{ArrowDown}".repeat(7));
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard("{ArrowDown}{ArrowUp}{Enter}");
  expect(picked).toEqual(["Song six"]);
});
