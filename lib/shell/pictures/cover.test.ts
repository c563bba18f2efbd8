import { coverOf } from "./cover";

test("no shape of a cover has an opacity of its own, which a browser would compose at every frame", () => {
  for (let song = 0; song < 200; song += 1) {
    expect(coverOf(`Song ${song}`).motif).not.toMatch(/\sopacity=/);
  }
});
