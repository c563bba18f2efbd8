import { titleSchema } from "./schema";

test.each(["Hey Ya!", "月亮代表我的心", "نور العين", "🎉", "+", "7"])("%s is a title", (title) => {
  expect(titleSchema.safeParse(title).success).toBe(true);
});

test.each(["", "   ", "\u200b\u200d", "\u0301", "a\u0000b", "\u3164", "\u2800", "\u115f\uffa0"])(
  "%j is not a title",
  (title) => {
    expect(titleSchema.safeParse(title).success).toBe(false);
  },
);
