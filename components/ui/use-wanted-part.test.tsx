import { act, renderHook, waitFor } from "@testing-library/react";
import { English } from "@/lib/testing/english";
import { useWantedPart } from "./use-wanted-part";

const Part = () => null;
const load = jest.fn(() => Promise.resolve(Part));

function want(isWanted: boolean) {
  return renderHook((wanted: boolean) => useWantedPart(load, wanted), {
    initialProps: isWanted,
    wrapper: English,
  });
}

test("a part opens once it is wanted, and goes when it is no longer", async () => {
  const { result, rerender } = want(false);
  expect(load).not.toHaveBeenCalled();
  rerender(true);
  await waitFor(() => expect(result.current).toMatchObject({ Part, hasFailed: false }));
  await act(async () => rerender(false));
  expect(result.current.Part).toBeUndefined();
});

test("a part whose code does not load says so, and can be loaded again", async () => {
  load.mockRejectedValueOnce(new Error("no network"));
  const { result } = await act(async () => want(true));
  expect(result.current).toMatchObject({ Part: undefined, hasFailed: true });
  await act(() => result.current.load());
  expect(load).toHaveBeenCalledTimes(3);
  expect(result.current).toMatchObject({ Part, hasFailed: false });
});
