import { MAX_DESK_BYTES } from "@/lib/office/desk/calls";
import { bytesInBase64, hasRoomFor, roomForFiles } from "@/lib/office/desk/file-room";
import { itemsOn } from "@/lib/office/desk/items";
import { joinDesks } from "@/lib/office/desk/rules";
import type { Desk } from "@/lib/office/desk/schema";
import { createDeskStore } from "@/lib/office/desk/store";
import { chatActions } from "./actions";
import { chatsOf } from "./rules";
import { chatSchema, type SentMessage, sentMessageSchema } from "./schema";

const chats = [3, 5].map((id) =>
  chatSchema.parse({
    id,
    name: `Person ${id}`,
    status: "online",
    thumb: "/api/pictures/avatar/1",
    recent: true,
  }),
);
const sample: SentMessage = {
  id: 101,
  message: {
    chatId: 3,
    msg: "Hello",
    type: "text",
    attachments: [],
    createdAt: "2026-11-20T12:00:00.000Z",
    senderId: 3,
  },
};
const listedOn = (desk: Desk) =>
  chatsOf(
    itemsOn(desk, chats, { schema: chatSchema, id: "id" }),
    itemsOn(desk, [sample], { schema: sentMessageSchema, id: "id" }),
  );
const words = (...texts: string[]) =>
  texts.map((msg) => ({ msg, type: "text" as const, attachments: [] }));

function open() {
  const desk = createDeskStore("chat");
  const listed = () => listedOn(desk.getState().desk);
  const chat = (id: number) => {
    const found = listed().find((one) => one.id === id);
    if (!found) throw new Error(`no chat ${id}`);
    return found;
  };
  const texts = (id: number) => chat(id).messages.map(({ message }) => message.msg);
  return { desk, chat, texts, ...chatActions(desk) };
}

test("sending appends a text message to the matching chat, found by its id", () => {
  const { chat, texts, send } = open();
  send(chat(5), words("To five"));
  send(chat(3), words("To three"));
  expect([texts(3), texts(5)]).toEqual([["Hello", "To three"], ["To five"]]);
  expect(chat(3).messages.at(-1)?.message).toMatchObject({ type: "text", senderId: 0, chatId: 3 });
});

test("a message is read until the next one comes, and a draft stays with its chat", () => {
  const { chat, answer, markRead, setDraft } = open();
  expect(chat(3).unread).toBe(1);
  markRead([chat(3)]);
  expect(chat(3).unread).toBe(0);
  answer(chat(3), "And again");
  expect(chat(3).unread).toBe(1);
  setDraft(3, "Not yet");
  expect([chat(3).draft, chat(5).draft]).toEqual(["Not yet", undefined]);
});

test("a cleared conversation is gone in one change, samples too, and comes back as it was", () => {
  const { desk, chat, texts, send, removeMessages } = open();
  send(chat(3), words("One", "Two"));
  const changed = jest.fn();
  desk.subscribe(changed);
  const undo = removeMessages(chat(3).messages);
  expect(texts(3)).toEqual([]);
  expect(JSON.stringify(desk.getState().desk)).not.toContain("Two");
  undo();
  expect(texts(3)).toEqual(["Hello", "One", "Two"]);
  expect(changed).toHaveBeenCalledTimes(2);
});

test("messages sent on two browsers that are offline all survive the join, in the order of time", () => {
  const [phone, laptop] = [open(), open()];
  for (let number = 0; number < 50; number++) {
    phone.send(phone.chat(3), words(`phone ${number}`));
    laptop.send(laptop.chat(3), words(`laptop ${number}`));
  }
  const [a, b] = [phone.desk.getState().desk, laptop.desk.getState().desk];
  const joined = listedOn(joinDesks(a, b))[0]?.messages ?? [];
  expect(joined).toHaveLength(101);
  expect(listedOn(joinDesks(b, a))[0]?.messages).toEqual(joined);
  for (const name of ["phone", "laptop"]) {
    const own = joined.map(({ message }) => message.msg).filter((msg) => msg.startsWith(name));
    expect(own).toEqual(Array.from({ length: 50 }, (_, number) => `${name} ${number}`));
  }
});

test("files leave room for words, and both stay below what an account keeps", () => {
  const { desk, chat, send } = open();
  const room = () => roomForFiles(desk.getState().desk);
  const content = "A".repeat(bytesInBase64(room()));
  const attachment = { icon: "/api/pictures/file/zip", file: "a.zip", fileSize: room(), content };
  send(chat(3), [{ msg: "", type: "text", attachments: [attachment] }]);
  expect(chat(3).messages).toHaveLength(2);
  expect(room()).toBeLessThan(1024);
  let sent = 0;
  while (hasRoomFor(desk.getState().desk, words("é".repeat(1000)))) {
    send(chat(3), words("é".repeat(1000)));
    sent += 1;
  }
  expect(sent).toBeGreaterThan(20);
  const body = JSON.stringify({ revision: 1, desk: desk.getState().desk });
  expect(Buffer.byteLength(body)).toBeLessThan(MAX_DESK_BYTES);
});
