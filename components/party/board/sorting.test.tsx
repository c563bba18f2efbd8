import { render } from "@testing-library/react";
import type { DjRequest } from "@/lib/party/requests/schema";
import { English } from "@/lib/testing/english";
import { type BoardTools, BoardToolsContext } from "./board-tools";
import type { Lane } from "./lanes";
import { Sorting } from "./sorting";
import { createSortingStore, SortingContext } from "./sorting-store";

const song = (id: string) => ({ id, title: id, lane: "queue" }) as DjRequest;

test("a song that joins the queue tells the others nothing new", () => {
  const store = createSortingStore();
  for (const id of ["a", "b"]) {
    const [item, handle] = [document.createElement("li"), document.createElement("button")];
    store.getState().place(id, { item, handle });
  }
  const board = (lanes: Lane[]) => (
    <BoardToolsContext value={{ actions: {} } as BoardTools}>
      <SortingContext value={store}>
        <Sorting lanes={lanes} />
      </SortingContext>
    </BoardToolsContext>
  );
  const queue = (...ids: string[]) => [{ name: "queue", requests: ids.map(song) }];
  const { rerender } = render(board(queue("a", "b")), { wrapper: English });
  const { sorted } = store.getState();
  expect(Object.keys(sorted)).toEqual(["a", "b"]);
  rerender(board(queue("a", "b")));
  const settled = store.getState().sorted;
  rerender(board(queue("a", "b", "c")));
  expect(store.getState().sorted).toBe(settled);
});
