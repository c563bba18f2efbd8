import assert from "node:assert/strict";
import { blogCalls } from "@/lib/office/blog/calls";
import { chatCalls } from "@/lib/office/chat/calls";
import { contactCalls } from "@/lib/office/contacts/calls";
import { emailCalls } from "@/lib/office/email/calls";
import { emailFolders, emailLabels } from "@/lib/office/email/schema";
import { followerCalls } from "@/lib/office/followers/calls";
import { galleryCalls } from "@/lib/office/gallery/calls";
import { noteCalls } from "@/lib/office/notes/calls";
import { postCalls } from "@/lib/office/posts/calls";
import type { EntryId } from "@/lib/office/posts/schema";
import { shopCalls } from "@/lib/office/shop/calls";
import { productCategories } from "@/lib/office/shop/schema";
import { ticketCalls } from "@/lib/office/tickets/calls";
import { ticketStatuses } from "@/lib/office/tickets/schema";
import { languageCalls } from "@/lib/shell/languages/calls";
import { flagNames } from "@/lib/shell/languages/schema";
import { ask, type Cases } from "./helpers";

/** Tests of the fixtures' content. */
export const samples: Cases = {
  "there are four notes": async (send) => {
    const notes = await ask(send, noteCalls.list);
    assert.equal(notes.length, 4);
    assert(notes.every(({ deleted }) => !deleted));
  },

  "ten chat contacts write messages of five or ten words": async (send) => {
    const contacts = await ask(send, chatCalls.list);
    assert.equal(contacts.length, 10);
    assert(contacts.every(({ messages }) => messages.length > 0));
    const texts = contacts
      .flatMap(({ messages }) => messages)
      .filter(({ type }) => type === "text");
    const lengths = new Set(texts.map(({ msg }) => msg.split(" ").length));
    assert.deepEqual([...lengths].sort(), [10, 5]);
  },

  "every mail folder and label has mail in HTML, some with attachments": async (send) => {
    const emails = await ask(send, emailCalls.list);
    for (const folder of emailFolders)
      assert(
        emails.some((email) => email[folder]),
        folder,
      );
    for (const label of emailLabels)
      assert(
        emails.some((email) => email.label === label),
        label,
      );
    assert(emails.every(({ emailContent }) => /^<p>.*<\/p>$/.test(emailContent)));
    assert(emails.some(({ attachment }) => attachment));
    for (const { attachment, attachments } of emails) {
      assert.equal(attachment, attachments.length > 0);
    }
  },

  "the tickets come in every status and are dated month-day-year": async (send) => {
    const tickets = await ask(send, ticketCalls.list);
    for (const status of ticketStatuses) assert(tickets.some(({ Status }) => Status === status));
    for (const { Date: date } of tickets) {
      const [month, day, year] = date.split("-").map(Number);
      assert(month && month <= 12 && day && day <= 31 && year && year > 2000, date);
    }
  },

  "the shop has twelve products of every category": async (send) => {
    const products = await ask(send, shopCalls.list);
    assert.equal(products.length, 12);
    for (const name of productCategories) {
      assert(
        products.some(({ category }) => category.includes(name)),
        name,
      );
    }
    for (const { price, salesPrice } of products) assert(salesPrice <= price);
  },

  "five languages can be chosen": async (send) => {
    const languages = await ask(send, languageCalls.list);
    assert.deepEqual(
      languages.map(({ flagname }) => flagname),
      [...flagNames],
    );
  },

  "contacts, followers and the gallery have entries": async (send) => {
    for (const call of [contactCalls.list, followerCalls.list, galleryCalls.list]) {
      assert((await ask(send, call)).length > 0, call.path);
    }
  },

  "all ids of the samples are numbers from 1 to 2000, each once": async (send) => {
    for (const call of [
      noteCalls,
      chatCalls,
      contactCalls,
      shopCalls,
      followerCalls,
      galleryCalls,
    ]) {
      checkIds((await ask(send, call.list)).map(({ id }) => id));
    }
    checkIds((await ask(send, ticketCalls.list)).map(({ Id }) => Id));
    checkIds((await ask(send, postCalls.list)).map(({ id }) => id));
    checkIds((await ask(send, blogCalls.list)).map(({ id }) => id));
  },

  "the blog has ten posts, two of them featured, with at most 9999 views and shares": async (
    send,
  ) => {
    const posts = await ask(send, blogCalls.list);
    assert.equal(posts.length, 10);
    assert.equal(posts.filter(({ featured }) => featured).length, 2);
    for (const { view, share } of posts) assert(view <= 9999 && share <= 9999);
  },
};

function checkIds(ids: EntryId[]) {
  assert.equal(new Set(ids).size, ids.length);
  for (const id of ids) assert(typeof id === "number" && id >= 1 && id <= 2000, `${id}`);
}
