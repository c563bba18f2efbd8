import { codeIn } from "./typed-code";

test.each([
  "PARTY2",
  " party2 ",
  "party 2",
  "p-a-r-t-y-2",
  "PAR–TY2.",
  "ＰＡＲＴＹ２",
  "PARTY٢",
  "https://crowdcue.example/requests?event=PARTY2",
  "crowdcue.example/requests?filter=all&event=party2&page=2#list",
])("%j names the event PARTY2", (typed) => {
  expect(codeIn(typed)).toBe("PARTY2");
});

test.each([
  "",
  "PARTY",
  "PARTY22",
  "PARTYO",
  "https://crowdcue.example/requests",
  "https://crowdcue.example/requests?event=",
])("%j names no event", (typed) => {
  expect(codeIn(typed)).toBeUndefined();
});
