import type { Call } from "@/lib/calls/call";
import { blogCalls } from "@/lib/office/blog/schema";
import { chatCalls } from "@/lib/office/chat/schema";
import { contactCalls } from "@/lib/office/contacts/schema";
import { emailCalls } from "@/lib/office/email/schema";
import { followerCalls } from "@/lib/office/followers/schema";
import { galleryCalls } from "@/lib/office/gallery/schema";
import { noteCalls } from "@/lib/office/notes/schema";
import { postCalls } from "@/lib/office/posts/schema";
import { shopCalls } from "@/lib/office/shop/schema";
import { ticketCalls } from "@/lib/office/tickets/schema";
import { languageCalls } from "@/lib/shell/languages/schema";

/** The fixture API: open to all. */
export const dataCalls: Call[] = [
  chatCalls,
  noteCalls,
  emailCalls,
  ticketCalls,
  contactCalls,
  shopCalls,
  postCalls,
  followerCalls,
  galleryCalls,
  blogCalls,
  languageCalls,
].flatMap((calls) => Object.values(calls));
