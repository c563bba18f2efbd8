import { ANSWERS, answerOf } from "./answers";
import { linesOf } from "./lines";
import {
  chatOf,
  chatsOf,
  filesIn,
  inOrder,
  matching,
  messagesOf,
  nextTime,
  picturesIn,
} from "./rules";
import { type Chat, chatSchema, OWN_ID, type SentMessage, sentMessageSchema } from "./schema";

const at = (time: string) => `2026-11-22T${time}.000Z`;

function chat(id: number, change: Partial<Chat> = {}) {
  const thumb = `/api/pictures/avatar/${id}`;
  return chatSchema.parse({
    id,
    name: `Person ${id}`,
    status: "online",
    thumb,
    recent: true,
    ...change,
  });
}

let lastId = 1000;
function said(
  chatId: number,
  time: string,
  change: Partial<SentMessage["message"]> = {},
): SentMessage {
  lastId += 1;
  const message = { chatId, msg: "Hello", type: "text", attachments: [], senderId: chatId };
  return sentMessageSchema.parse({
    id: lastId,
    message: { ...message, createdAt: at(time), ...change },
  });
}
const own = (chatId: number, time: string, msg = "Hello") =>
  said(chatId, time, { senderId: OWN_ID, msg });

const texts = (messages: readonly SentMessage[]) => messages.map(({ message }) => message.msg);

test("messages stand in their chat in the order of time, and one without a chat nowhere", () => {
  const sent = [
    own(2, "12:01:00", "b"),
    own(1, "12:00:00", "c"),
    own(2, "12:00:00", "a"),
    own(7, "12:00:00"),
  ];
  const listed = chatsOf([chat(2), chat(1)], sent);
  expect(listed.map(({ messages }) => texts(messages))).toEqual([["a", "b"], ["c"]]);
});

test("a chat in which nothing happened stays the same object", () => {
  const [quiet, busy] = [chat(1), chat(2)];
  const sent = [said(1, "12:00:00"), said(2, "12:00:00")];
  const before = chatsOf([quiet, busy], sent);
  const after = chatsOf([quiet, busy], [...sent, said(2, "12:01:00")]);
  expect(after.map((one, index) => one === before[index])).toEqual([true, false]);
});

test.each<[string, Partial<Chat>, number]>([
  ["one never opened: those after the visitor's last message", {}, 2],
  ["one read in between: those after", { readAt: at("12:02:30") }, 1],
  ["one read to the end: none", { readAt: at("12:03:00") }, 0],
  ["one read long ago: those after the visitor's last message", { readAt: at("10:00:00") }, 2],
])("unread of %s", (_name, change, unread) => {
  const sent = [said(1, "12:00:00"), own(1, "12:01:00"), said(1, "12:02:00"), said(1, "12:03:00")];
  expect(chatsOf([chat(1, change)], sent)[0]?.unread).toBe(unread);
});

test.each([
  [true, 1],
  [false, 0],
])(
  "a sample whose recent is %s has %d unread messages, until something comes",
  (recent, unread) => {
    const { id, message } = said(1, "12:00:00");
    const contact = { ...chat(1), recent, excerpt: "", messages: [{ id, ...message }] };
    const listed = (...more: SentMessage[]) =>
      chatsOf([chatOf(contact)], [...messagesOf(contact), ...more])[0];
    expect(listed()?.unread).toBe(unread);
    expect(listed(said(1, "12:05:00"))?.unread).toBe(unread + 1);
  },
);

test("the newest message comes first, or what is unread; a cleared chat comes last", () => {
  const sent = [said(1, "12:00:00"), own(2, "12:05:00"), said(3, "11:00:00"), own(4, "12:06:00")];
  const chats = chatsOf([chat(1), chat(2), chat(3), chat(4), chat(5)], sent);
  const ids = (order: "time" | "unread") => inOrder(chats, order).map(({ id }) => id);
  expect(ids("time")).toEqual([4, 2, 1, 3, 5]);
  expect(ids("unread")).toEqual([1, 3, 4, 2, 5]);
});

test("a search finds names and messages, without case and accents, and says which message", () => {
  const sent = [
    said(1, "12:00:00", { msg: "Café at noon" }),
    said(1, "12:01:00", { msg: "CAFE again" }),
    said(2, "12:00:00", {
      attachments: [{ icon: "/api/pictures/file/pdf", file: "Bühne.pdf", fileSize: 1 }],
    }),
  ];
  const chats = chatsOf([chat(1, { name: "Zoë Sand" }), chat(2)], sent);
  const found = (search: string) =>
    matching(chats, search).map(({ id, found }) => [id, found?.message.msg]);
  expect(found("")).toEqual([
    [1, undefined],
    [2, undefined],
  ]);
  expect(found("ZOE")).toEqual([[1, undefined]]);
  expect(found("cafe")).toEqual([[1, "CAFE again"]]);
  expect(found("noon café")).toEqual([[1, "Café at noon"]]);
  expect(found("buhne")).toEqual([[2, "Hello"]]);
  expect(found("zoe noon")).toEqual([]);
});

test("a day stands before its first message, and a group ends with its speaker, a pause or the day", () => {
  const sent = [
    said(1, "12:00:00"),
    said(1, "12:04:00"),
    said(1, "12:10:00"),
    own(1, "12:10:30"),
    said(1, "12:11:00"),
    said(1, "12:12:00", { isAnswer: true }),
    { ...own(1, "00:00:30"), id: 1 },
  ];
  const next = sent.at(-1) as SentMessage;
  next.message.createdAt = "2026-11-23T00:00:30.000Z";
  const lines = linesOf(sent, (moment) => moment.slice(0, 10));
  const drawn = lines.map((line) =>
    line.kind === "day"
      ? line.at.slice(0, 10)
      : `${line.isFirst ? "[" : ""}${line.isLast ? "]" : ""}`,
  );
  expect(drawn).toEqual(["2026-11-22", "[", "]", "[]", "[]", "[]", "[]", "2026-11-23", "[]"]);
});

test("a message is later than all others, even where a clock was ahead", () => {
  const [ahead] = chatsOf([chat(1)], [said(1, "18:00:00")]);
  const next = (now: string) => ahead && nextTime(ahead, Date.parse(at(now)));
  expect(next("12:00:00")).toBe("2026-11-22T18:00:00.001Z");
  expect(next("19:00:00")).toBe(at("19:00:00"));
});

test("media and files are listed, the newest first", () => {
  const file = { icon: "/api/pictures/file/pdf", fileSize: 9 };
  const sent = [
    said(1, "12:00:00", { type: "image", msg: "/api/pictures/cover/1" }),
    said(1, "12:01:00", {
      attachments: [
        { ...file, file: "a.pdf" },
        { ...file, file: "b.pdf" },
      ],
    }),
    said(1, "12:02:00", { type: "image", msg: "data:image/webp;base64,UklG" }),
  ];
  const [listed] = chatsOf([chat(1)], sent);
  if (!listed) throw new Error("no chat");
  expect(texts(picturesIn(listed))).toEqual([
    "data:image/webp;base64,UklG",
    "/api/pictures/cover/1",
  ]);
  expect(filesIn(listed).map(({ file: name }) => name)).toEqual(["b.pdf", "a.pdf"]);
});

test.each([
  "https://elsewhere.example/p.png",
  "//elsewhere.example/p.png",
  "data:image/svg+xml;base64,PHN2Zz4=",
  "data:text/html;base64,PGI+",
  "javascript:alert(1)",
])("a picture from %s is not shown", (msg) => {
  const { message, id } = said(1, "12:00:00");
  expect(
    sentMessageSchema.safeParse({ id, message: { ...message, type: "image", msg } }).success,
  ).toBe(false);
  // As words it does no harm.
  expect(sentMessageSchema.safeParse({ id, message: { ...message, msg } }).success).toBe(true);
});

test("a sample answers the first time and then every other time, always something else", () => {
  const given: (number | undefined)[] = [];
  const sent: SentMessage[] = [];
  for (let minute = 10; minute < 30; minute++) {
    sent.push(own(1, `12:${minute}:00`));
    const answer = answerOf({ status: "away", messages: sent });
    given.push(answer);
    if (answer !== undefined) sent.push(said(1, `12:${minute}:01`, { isAnswer: true }));
  }
  expect(given.slice(0, 5)).toEqual([0, undefined, 1, undefined, 2]);
  expect(Math.max(...given.map((one) => one ?? 0))).toBe(ANSWERS - 1);
  for (const status of ["busy", "offline"] as const)
    expect(answerOf({ status, messages: [own(1, "12:00:00")] })).toBeUndefined();
});
