import { MAX_DESK_BYTES } from "./calls";
import { bytesOf, roomOn } from "./room";
import { withFields } from "./rules";
import { EMPTY_DESK } from "./schema";

test.each(["", "plain", "é ñ", "عربي", "漢字", "🎧🎛️", 'quoted "\\n"'])(
  "%j has as many bytes as are sent",
  (text) => {
    expect(bytesOf(text)).toBe(Buffer.byteLength(text));
  },
);

test("the room on a desk is what its account still takes", () => {
  let desk = EMPTY_DESK;
  const room = () => roomOn(desk);
  const sent = () =>
    MAX_DESK_BYTES - Buffer.byteLength(JSON.stringify({ desk, revision: Number.MAX_SAFE_INTEGER }));
  for (const [id, title] of ["Needles", "漢字", "🎧"].entries()) {
    desk = withFields(desk, id + 98, "added", { title }, Date.now());
    // The comma after the last entry is counted, too.
    expect([sent() - 1, sent()]).toContain(room());
  }
});
