import { type Connection, isHeard, useLiveStore } from "./store";

const connections: Record<Connection, boolean> = {
  connecting: false,
  live: true,
  polling: true,
  lost: false,
};

test.each(Object.entries(connections))("while %s, the server answers: %s", (connection, heard) => {
  expect(isHeard({ connection: connection as Connection })).toBe(heard);
});

test("a page that has just come is connecting", () => {
  expect(useLiveStore.getState().connection).toBe("connecting");
});
