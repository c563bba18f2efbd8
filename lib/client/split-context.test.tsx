import { render, screen } from "@testing-library/react";
import { createSplitContext } from "./split-context";

type Parts = { list: { names: string[] }; count: number };

const [Tools, useTools] = createSplitContext<Parts>("Tools");
const rendered: string[] = [];

function Names() {
  rendered.push("names");
  return <p>{useTools("list").names.join(" ")}</p>;
}

function Count() {
  rendered.push("count");
  return <p>{useTools("count")}</p>;
}

const children = (
  <>
    <Names />
    <Count />
  </>
);

test("who reads one part renders again for that one alone", () => {
  const list = { names: ["Ada"] };
  const { rerender } = render(<Tools parts={{ list, count: 0 }}>{children}</Tools>);
  rendered.length = 0;
  rerender(<Tools parts={{ list, count: 1 }}>{children}</Tools>);
  expect(screen.getByText("1")).toBeVisible();
  expect(rendered).toEqual(["count"]);
  rerender(<Tools parts={{ list: { names: ["Ada", "Bo"] }, count: 1 }}>{children}</Tools>);
  expect(screen.getByText("Ada Bo")).toBeVisible();
  expect(rendered).toEqual(["count", "names"]);
});

test("a part that is read outside of its provider says so", () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  expect(() => render(<Names />)).toThrow("Tools is read outside of its provider.");
  log.mockRestore();
});
