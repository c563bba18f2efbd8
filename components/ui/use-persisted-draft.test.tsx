import { fireEvent, render, screen } from "@testing-library/react";
import { English } from "@/lib/testing/english";
import { usePersistedDraft } from "./use-persisted-draft";

function Form() {
  const { kept, ref } = usePersistedDraft("trial");
  return (
    <form>
      <div ref={ref}>
        <input name="title" aria-label="Title" defaultValue={kept?.get("title") ?? ""} />
      </div>
    </form>
  );
}

const show = () => render(<Form />, { wrapper: English });
const field = () => screen.getByRole("textbox", { name: "Title" });

beforeEach(() => sessionStorage.clear());

test("what was typed is there again after going back to another page", () => {
  const page = show();
  fireEvent.change(field(), { target: { value: "Van hire" } });
  page.unmount();
  show();
  expect(field()).toHaveValue("Van hire");
});

test("what was typed is there again after the page itself was left", () => {
  show();
  fireEvent.change(field(), { target: { value: "Van hire" } });
  fireEvent(window, new Event("pagehide"));
  // A page that is left unmounts nothing: another one reads what this one has kept.
  show();
  expect(screen.getAllByRole("textbox", { name: "Title" })[1]).toHaveValue("Van hire");
});

test("a form in which nothing was typed keeps nothing", () => {
  show().unmount();
  expect(sessionStorage).toHaveLength(0);
});
