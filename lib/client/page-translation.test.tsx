import { act, render } from "@testing-library/react";
import { Fragment } from "react";
import { surviveTranslation } from "./page-translation";

beforeAll(surviveTranslation);

/** Replaces each text, as Chrome does. */
async function translate(root: HTMLElement, way: "at once" | "in two steps") {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ parentElement }) => parentElement?.nodeName !== "FONT")) {
    const font = document.createElement("font");
    font.append(`«${text.data}»`);
    if (way === "in two steps") text.before(font);
    if (way === "in two steps") text.remove();
    else text.replaceWith(font);
  }
  // Observers hear of it before anything else happens.
  await act(async () => {});
}

function Line({ count, isMine = false }: { count: number; isMine?: boolean }) {
  return (
    <p>
      {isMine && "Yours: "}
      {count} guests
      {count > 2 ? <b>!</b> : " so far"}
    </p>
  );
}

for (const way of ["at once", "in two steps"] as const) {
  test(`a page that was translated ${way} takes texts in, changes and removes them`, async () => {
    const { container, rerender } = render(<Line count={1} isMine />);
    await translate(container, way);
    expect(container).toHaveTextContent("«Yours: »«1»« guests»« so far»");

    rerender(<Line count={2} isMine />);
    expect(container).toHaveTextContent("«Yours: »2« guests»« so far»");
    await translate(container, way);
    rerender(<Line count={3} />);
    expect(container).toHaveTextContent("3« guests»!");
    await translate(container, way);
    rerender(<Line count={2} isMine />);
    expect(container).toHaveTextContent("Yours: 2« guests» so far");
    await translate(container, way);
    rerender(<Line count={4} isMine />);
    expect(container).toHaveTextContent("«Yours: »4« guests»!");
  });
}

test("texts that change places do so as they are translated", async () => {
  const inOrder = (words: string[]) => (
    <p>
      {words.map((word) => (
        <Fragment key={word}>{word}</Fragment>
      ))}
    </p>
  );
  const { container, rerender } = render(inOrder(["one", "two", "three"]));
  await translate(container, "at once");
  rerender(inOrder(["three", "two", "one"]));
  expect(container).toHaveTextContent("«three»«two»«one»");
  rerender(inOrder(["two", "one", "three"]));
  expect(container).toHaveTextContent("«two»«one»«three»");
});

test("a text of which nothing is left ends nothing", async () => {
  const { container, rerender } = render(<Line count={1} isMine />);
  for (const text of [...(container.firstElementChild?.childNodes ?? [])]) text.remove();
  rerender(<Line count={5} />);
  expect(container).toHaveTextContent("!");
});
