import { blogCalls } from "@/lib/blog/schema";
import { chatCalls } from "@/lib/chat/schema";
import { contactCalls } from "@/lib/contacts/schema";
import { emailCalls } from "@/lib/email/schema";
import { followerCalls } from "@/lib/followers/schema";
import { galleryCalls } from "@/lib/gallery/schema";
import type { Call } from "@/lib/http/call";
import { languageCalls } from "@/lib/languages/schema";
import { noteCalls } from "@/lib/notes/schema";
import { postCalls } from "@/lib/posts/schema";
import { shopCalls } from "@/lib/shop/schema";
import { ticketCalls } from "@/lib/tickets/schema";

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
