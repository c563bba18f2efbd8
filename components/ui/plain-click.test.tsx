import { onPlainClick } from "./plain-click";

function clicked(how: MouseEventInit) {
  const follow = jest.fn();
  const event = new MouseEvent("click", { cancelable: true, ...how });
  onPlainClick(follow)(event);
  return { isFollowed: follow.mock.calls.length > 0, isBrowsers: !event.defaultPrevented };
}

test("the page itself follows a link that is clicked", () => {
  expect(clicked({})).toEqual({ isFollowed: true, isBrowsers: false });
});

for (const key of ["altKey", "ctrlKey", "metaKey", "shiftKey"]) {
  test(`with ${key} the link stays the browser's`, () => {
    expect(clicked({ [key]: true })).toEqual({ isFollowed: false, isBrowsers: true });
  });
}
