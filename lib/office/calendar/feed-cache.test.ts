import { cachedFeed } from "./feed-cache";

const make = jest.fn(async () => "BEGIN:VCALENDAR");
beforeEach(() => make.mockClear());

test("a calendar is made once for each state, however often and in whatever languages it is asked for", async () => {
  for (let times = 0; times < 5; times += 1) {
    await Promise.all([cachedFeed("ana en", "1", make), cachedFeed("ana ar", "1", make)]);
  }
  expect(make).toHaveBeenCalledTimes(2);
  await cachedFeed("ana en", "2", make);
  expect(make).toHaveBeenCalledTimes(3);
});

test("one that cannot be made is tried again, and the one asked for longest ago goes first", async () => {
  await expect(
    cachedFeed("ben en", "1", () => Promise.reject(new Error("away"))),
  ).rejects.toThrow();
  await cachedFeed("ben en", "1", make);
  expect(make).toHaveBeenCalledTimes(1);
  for (let number = 0; number < 50; number += 1) await cachedFeed(`${number} en`, "1", make);
  await cachedFeed("49 en", "1", make);
  expect(make).toHaveBeenCalledTimes(51);
  await cachedFeed("ben en", "1", make);
  expect(make).toHaveBeenCalledTimes(52);
});
