import { deviceOf } from "./rules";

const MOZILLA = "Mozilla/5.0";
const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  ["Edge · Windows", `(Windows NT 10.0) ${WEBKIT} Chrome/140.0 Safari/537.36 Edg/140.0`],
  ["Edge · Android", `(Linux; Android 10) ${WEBKIT} Chrome/140.0 Safari/537.36 EdgA/140.0`],
  ["Edge · iPhone", `(iPhone; CPU OS 18 like Mac OS X) ${WEBKIT} EdgiOS/140.0 Safari/605`],
  ["Opera · Linux", `(X11; Linux x86_64) ${WEBKIT} Chrome/140.0 Safari/537.36 OPR/120.0`],
  ["Samsung Internet · Android", `(Linux; Android 14) ${WEBKIT} SamsungBrowser/28 Chrome/130.0`],
  ["Firefox · Mac", "(Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0"],
  ["Firefox · iPad", `(iPad; CPU OS 18 like Mac OS X) ${WEBKIT} FxiOS/144.0 Safari/605`],
  ["Chrome · ChromeOS", `(X11; CrOS x86_64 1) ${WEBKIT} Chrome/140.0 Safari/537.36`],
  ["Chrome · iPhone", `(iPhone; CPU iPhone OS 18 like Mac OS X) ${WEBKIT} CriOS/140 Safari/605`],
  ["Safari · Mac", "(Macintosh; Intel Mac OS X 10_15) AppleWebKit/605 Version/18 Safari/605"],
  ["Linux", "(X11; Linux x86_64)"],
  ["Firefox", "Firefox/144.0"],
])("a device is named “%s”", (name, agent) => expect(deviceOf(`${MOZILLA} ${agent}`)).toBe(name));

test("a program that names neither a browser nor a system has no name", () => {
  expect(deviceOf("curl/8.5")).toBeUndefined();
  expect(deviceOf("")).toBeUndefined();
});
