import { authCalls } from "@/lib/account/auth/calls";
import { demoCalls } from "@/lib/account/demo/calls";
import { deviceCalls } from "@/lib/account/devices/calls";
import { emailChangeCalls } from "@/lib/account/email-change/calls";
import { profileCalls } from "@/lib/account/profile/calls";
import { recoveryCalls } from "@/lib/account/recovery/calls";
import { registrationCalls } from "@/lib/account/registration/calls";
import { signInCalls } from "@/lib/account/sign-in/calls";
import { signOutCalls } from "@/lib/account/sign-out/calls";
import { twoFactorCalls } from "@/lib/account/two-factor/calls";
import type { Calls } from "@/lib/calls/call";
import { blogCalls } from "@/lib/office/blog/calls";
import { calendarCalls } from "@/lib/office/calendar/calls";
import { chatCalls } from "@/lib/office/chat/calls";
import { contactCalls } from "@/lib/office/contacts/calls";
import { dashboardCalls } from "@/lib/office/dashboards/calls";
import { deskCalls } from "@/lib/office/desk/calls";
import { emailCalls } from "@/lib/office/email/calls";
import { followerCalls } from "@/lib/office/followers/calls";
import { galleryCalls } from "@/lib/office/gallery/calls";
import { noteCalls } from "@/lib/office/notes/calls";
import { postCalls } from "@/lib/office/posts/calls";
import { shopCalls } from "@/lib/office/shop/calls";
import { ticketCalls } from "@/lib/office/tickets/calls";
import { boardCalls } from "@/lib/party/board/calls";
import { crateCalls } from "@/lib/party/crates/calls";
import { deckCalls, remoteInputCalls } from "@/lib/party/decks/calls";
import { eventCalls } from "@/lib/party/events/calls";
import { exportCalls } from "@/lib/party/exports/calls";
import { guestFormCalls } from "@/lib/party/guests/form-calls";
import { homeScreenCalls } from "@/lib/party/home-screen/calls";
import { hostRuleCalls, hostsCalls } from "@/lib/party/host-rules/calls";
import { ideaCalls } from "@/lib/party/ideas/calls";
import { insightCalls } from "@/lib/party/insights/calls";
import { invitationCalls } from "@/lib/party/invitations/calls";
import { libraryCalls } from "@/lib/party/library/calls";
import { liveCalls } from "@/lib/party/live/calls";
import { memberCalls } from "@/lib/party/members/calls";
import { permalinkCalls } from "@/lib/party/permalinks/calls";
import { djPermalinkCalls } from "@/lib/party/permalinks/dj-calls";
import { presenceCalls } from "@/lib/party/presence/calls";
import { recapCalls } from "@/lib/party/recap/calls";
import { requestCalls } from "@/lib/party/requests/calls";
import { djRequestCalls } from "@/lib/party/requests/dj-calls";
import { guestDataCalls } from "@/lib/party/requests/guest-data-calls";
import { djHeartCalls, heartCalls } from "@/lib/party/requests/heart-calls";
import { promiseCalls } from "@/lib/party/requests/promise-calls";
import { secretLinkCalls, trustCalls } from "@/lib/party/secret-links/calls";
import { subscriptionCalls } from "@/lib/party/subscriptions/calls";
import { suggestionCalls } from "@/lib/party/suggestions/calls";
import { wallCalls } from "@/lib/party/wall/calls";
import { wishCalls } from "@/lib/party/wishes/calls";
import { serverCalls } from "@/lib/server/calls";
import { languageCalls } from "@/lib/shell/languages/calls";
import { pictureCalls } from "@/lib/shell/pictures/calls";
import { openapiCalls } from "./calls";

/** A group of related calls: a tag of the document. */
type Group = { name: string; description: string; calls: Calls[]; isFixture?: boolean };

/** Every call of the product. */
export const groups: Group[] = [
  {
    name: "guests",
    description: "The calls of a guest's phone at an event.",
    calls: [
      requestCalls,
      guestFormCalls,
      heartCalls,
      promiseCalls,
      recapCalls,
      homeScreenCalls,
      subscriptionCalls,
      suggestionCalls,
      ideaCalls,
      trustCalls,
    ],
  },
  {
    name: "live",
    description: "Event streams of an event's changes. `Last-Event-ID` replays missed changes.",
    calls: [liveCalls],
  },
  {
    name: "events",
    description: "A DJ's events. For anybody else they do not exist.",
    calls: [eventCalls, exportCalls, insightCalls],
  },
  {
    name: "rules",
    description: "What the hosts want and do not want to hear, and the secret links of an event.",
    calls: [hostRuleCalls, hostsCalls, secretLinkCalls],
  },
  {
    name: "board",
    description: "The calls of a DJ about the requests of an event.",
    calls: [boardCalls, djRequestCalls, djHeartCalls, presenceCalls],
  },
  {
    name: "library",
    description:
      "A DJ's own tracks and playlists. Files are read on the DJ's device; only data about tracks is sent.",
    calls: [libraryCalls, crateCalls, wishCalls],
  },
  {
    name: "people",
    description: "The members of an event, its invitations, and single guests.",
    calls: [memberCalls, invitationCalls, guestDataCalls],
  },
  {
    name: "permalinks",
    description: "A DJ's permanent link, which leads to whichever event is running or comes next.",
    calls: [permalinkCalls, djPermalinkCalls],
  },
  {
    name: "walls",
    description: "Screens that show an event, and how a DJ connects them.",
    calls: [wallCalls],
  },
  {
    name: "decks",
    description: "What a DJ's decks play, as their program reports it, and what follows from that.",
    calls: [deckCalls, remoteInputCalls],
  },
  {
    name: "auth",
    description:
      "Signing in and out. Each takes JSON or a plain form, which is answered by a redirect.",
    calls: [signInCalls, signOutCalls, registrationCalls, authCalls, recoveryCalls, demoCalls],
  },
  {
    name: "account",
    description: "The signed-in DJ's account.",
    calls: [profileCalls, emailChangeCalls, twoFactorCalls, deviceCalls],
  },
  {
    name: "desk",
    description:
      "What the signed-in DJ has changed in the back office: added, changed and removed items, by area.",
    calls: [deskCalls],
  },
  {
    name: "calendar",
    description: "The secret address through which other calendars show a DJ's.",
    calls: [calendarCalls],
  },
  {
    name: "data",
    description: "Sample data of the back office. A failure is `{ message }`.",
    isFixture: true,
    calls: [
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
    ],
  },
  {
    name: "dashboards",
    description: "Sample figures about what the product itself does not know.",
    calls: [dashboardCalls],
  },
  {
    name: "service",
    description: "The server itself and the pictures that it draws.",
    calls: [serverCalls, openapiCalls, pictureCalls],
  },
];
