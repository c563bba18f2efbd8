import { act } from "@testing-library/react";
import { useAddress } from "@/components/ui/use-address";
import { renderHookAt } from "@/lib/testing/router";
import { useSelection } from "./use-selection";

const items = [{ id: 1 }, { id: 2 }];

function shown(search = "") {
  return renderHookAt(`/apps/tickets?${search}`, () => ({
    ...useAddress(),
    ...useSelection(items, items, ["message"]),
  }));
}

test("what was opened from the list closes by going back", () => {
  const area = shown("sort=title");
  const back = jest.spyOn(window.history, "back");
  act(() => area.current.select(2, undefined, { message: 7 }));
  expect(area.current.params.toString()).toBe("sort=title&message=7&id=2");
  act(() => area.current.close());
  expect(area.current.params.toString()).toBe("sort=title");
  expect(back).toHaveBeenCalledTimes(1);
});

test.each([true, false])(
  "what has been filtered beside an open item stays so when it closes (step: %s)",
  (isStep) => {
    const area = shown("sort=title");
    act(() => area.current.select(2));
    act(() => area.current.go({ sort: undefined, status: "Open" }, isStep));
    act(() => area.current.close());
    expect(area.current.chosen).toBeUndefined();
    expect(area.current.params.toString()).toBe("status=Open");
  },
);

test("an item closes by going back again once its filter has been undone by going back", () => {
  const area = shown();
  act(() => area.current.select(2));
  act(() => area.current.go({ status: "Open" }, true));
  act(() => window.history.back());
  const back = jest.spyOn(window.history, "back").mockClear();
  act(() => area.current.close());
  expect(back).toHaveBeenCalledTimes(1);
  expect(area.current.params.toString()).toBe("");
});

test("an item that is closed twice at once goes back once", () => {
  const area = shown();
  act(() => area.current.go({ search: "poster" }, true));
  act(() => area.current.select(2));
  const back = jest.spyOn(window.history, "back").mockClear();
  act(() => {
    area.current.close();
    area.current.close();
  });
  expect(back).toHaveBeenCalledTimes(1);
  expect(area.current.params.toString()).toBe("search=poster");
});

test("an item that a link has opened closes where it is", () => {
  const area = shown("id=2&message=7&sort=title");
  act(() => area.current.close());
  expect(area.current.params.toString()).toBe("sort=title");
});
