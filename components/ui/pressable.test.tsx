import { fireEvent, render, screen } from "@testing-library/react";
import { PictureButton } from "./picture-button";
import { PressableViewLink } from "./pressable";

describe("a link to another view of its page", () => {
  const follow = jest.fn();
  beforeEach(() => {
    follow.mockClear();
    render(
      <PressableViewLink href="?note=2" className="note" onFollow={follow}>
        Second note
      </PressableViewLink>,
    );
  });
  const link = () => screen.getByRole("link", { name: "Second note" });

  test("has an address before hydration, and its page's class", () => {
    expect(link().getAttribute("href")).toBe("?note=2");
    expect(link().classList.contains("note")).toBe(true);
  });

  test("is followed by the page itself", () => {
    expect(fireEvent.click(link())).toBe(false);
    expect(follow).toHaveBeenCalledTimes(1);
  });

  test("is left to the browser, which opens it in another tab", () => {
    // jsdom cannot open it; this hears of the press after the page.
    window.addEventListener("click", (event) => event.preventDefault(), { once: true });
    fireEvent.click(link(), { ctrlKey: true });
    expect(follow).not.toHaveBeenCalled();
  });
});

describe("a picture to press", () => {
  test("is named by what it shows, unless it is named itself", () => {
    const picture = { src: "/a.svg", alt: "A crowd", width: 64, height: 64 };
    const { rerender } = render(<PictureButton {...picture} />);
    expect(screen.getByRole("button", { name: "A crowd" })).not.toBeNull();
    rerender(<PictureButton {...picture} aria-label="Open the crowd" />);
    expect(screen.getByRole("button", { name: "Open the crowd" })).not.toBeNull();
  });

  test("does not send the form that it stands in", () => {
    render(<PictureButton src="/a.svg" alt="A crowd" width={64} height={64} />);
    expect(screen.getByRole("button").getAttribute("type")).toBe("button");
  });
});
