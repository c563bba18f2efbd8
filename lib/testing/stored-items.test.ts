import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod/mini";
import { appointmentSchema } from "@/lib/office/calendar/schema";
import { chatSchema, sentMessageSchema } from "@/lib/office/chat/schema";
import { contactSchema } from "@/lib/office/contacts/schema";
import { itemsOn } from "@/lib/office/desk/items";
import { withFields } from "@/lib/office/desk/rules";
import { EMPTY_DESK } from "@/lib/office/desk/schema";
import { deskEmailSchema } from "@/lib/office/email/schema";
import { noteSchema } from "@/lib/office/notes/schema";
import { orderSchema } from "@/lib/office/orders/schema";
import { ownPostSchema, remarkSchema as postRemarkSchema } from "@/lib/office/posts/schema";
import { deskProductSchema, reviewSchema } from "@/lib/office/shop/schema";
import { remarkSchema, ticketSchema } from "@/lib/office/tickets/schema";

const at = "2026-11-24T12:00:00.000Z";
const address = {
  name: "Ada",
  street: "Quay 1",
  postcode: "20359",
  city: "Hamburg",
  country: "DE",
};
const line = { productId: 1, title: "Cap", photo: "/api/pictures/product/1", qty: 1, price: 9 };
const said = { msg: "Hi", type: "text", attachments: [], createdAt: at, senderId: 0, chatId: 1 };
const flags = ["unread", "attachment", "starred", "important", "checked", "inbox", "sent", "draft"];

/**
 * Items that visitors have added, as devices and accounts hold them since 2026-11-24. They never change here: a desk
 * leaves out what its schema refuses, so that a new field without a default would make them vanish.
 */
const stored: [name: string, schema: z.ZodMiniObject, fields: Record<string, unknown>][] = [
  ["noteSchema", noteSchema, { color: "info", title: "Cake", datef: at, deleted: false }],
  [
    "appointmentSchema",
    appointmentSchema,
    { title: "Set-up", start: at, end: "2026-11-24T13:00:00.000Z", allDay: false, color: "info" },
  ],
  [
    "ticketSchema",
    ticketSchema,
    {
      ticketTitle: "No sound",
      ticketDescription: "",
      Status: "Open",
      Label: "error",
      thumb: "/api/pictures/avatar/agent",
      AgentName: "Ada",
      Date: "11-24-2026",
      deleted: false,
    },
  ],
  ["remarkSchema", remarkSchema, { ticketId: 1, remark: "A fuse", at }],
  ["contactSchema", contactSchema, { firstname: "Ada" }],
  [
    "deskEmailSchema",
    deskEmailSchema,
    {
      ...Object.fromEntries([...flags, "spam", "trash"].map((flag) => [flag, false])),
      from: "Ada",
      thumbnail: "/api/pictures/avatar/agent",
      subject: "",
      time: at,
      To: "",
      emailExcerpt: "",
      emailContent: "",
      attachments: [],
    },
  ],
  [
    "chatSchema",
    chatSchema,
    { name: "Ada", contact: 1, status: "offline", thumb: "/api/pictures/avatar/1", recent: false },
  ],
  ["sentMessageSchema", sentMessageSchema, { message: said }],
  [
    "orderSchema",
    orderSchema,
    {
      at,
      lines: [line],
      goods: 9,
      delivery: 0,
      total: 9,
      way: "standard",
      payment: "invoice",
      address,
      billing: address,
    },
  ],
  [
    "deskProductSchema",
    deskProductSchema,
    {
      title: "Cap",
      price: 10,
      discount: 10,
      salesPrice: 9,
      related: false,
      category: ["fashion"],
      gender: "Kids",
      rating: 0,
      stock: true,
      qty: 3,
      colors: ["#1F2937"],
      photo: "/api/pictures/product/cap",
      created: at,
      description: "",
    },
  ],
  ["reviewSchema", reviewSchema, { productId: 1, stars: 5, review: "Good", at }],
  ["ownPostSchema", ownPostSchema, { post: { content: "Tonight!", images: [], time: at } }],
  ["remarkSchema", postRemarkSchema, { remark: { postId: 1, comment: "See you", time: at } }],
];

test.each(stored)(
  "an item that was stored earlier is still there (%s, %#)",
  (_, schema, fields) => {
    const id = 2 ** 52;
    const name = "Id" in schema.shape ? "Id" : "id";
    const desk = withFields(EMPTY_DESK, id, "added", fields, Date.parse(at));
    expect(itemsOn(desk, [], { schema, id: name })).toEqual([
      expect.objectContaining({ ...fields, [name]: id }),
    ]);
  },
);

/** Of these, desks hold changes to samples alone, which bring all other fields along. */
const NEVER_ADDED = ["followerSchema", "socialPostSchema", "songSchema"];

test("every kind of item that a desk holds is among them", () => {
  const office = join(__dirname, "../office");
  const sources = readdirSync(office, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
    .map((path) => readFileSync(join(office, path), "utf8"));
  const kinds = sources.flatMap((text) =>
    [...text.matchAll(/\{ schema: (\w+), id: /g)].map(([, name]) => name),
  );
  const known = [...stored.map(([name]) => name), ...NEVER_ADDED];
  expect([...new Set(kinds)].sort()).toEqual([...new Set(known)].sort());
});
