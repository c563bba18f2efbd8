import { encode } from "uqr";
import { qrPath } from "./qr-path";

/** Draws such a path, and returns which modules are dark. */
function drawn(path: string, size: number) {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const left = path.replace(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g, (_, x, y, width, back) => {
    expect(back).toBe(width);
    modules[y]?.fill(true, Number(x), Number(x) + Number(width));
    return "";
  });
  expect(left).toBe("");
  return modules;
}

test("the path of a QR code draws its dark modules and no others", () => {
  const { data, size } = encode("https://example.org/requests?event=PARTY2", { border: 2 });
  expect(drawn(qrPath(data), size)).toEqual(data);
});

test("what is dark side by side is one rectangle", () => {
  expect(qrPath([[true, true, false, true], Array(4).fill(false), Array(4).fill(true)])).toBe(
    "M0 0h2v1h-2zM3 0h1v1h-1zM0 2h4v1h-4z",
  );
});
