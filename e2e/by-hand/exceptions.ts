import type { Excuses } from "@/lib/testing/by-hand";

function because(reason: string, ...calls: string[]): Excuses {
  return Object.fromEntries(calls.map((call) => [call, reason]));
}

/** Calls that no page has to send, and why. */
export const unsent: Excuses = {
  ...because("Other programs send it: calendars.", "GET /api/calendar/{secret}/crowdcue.ics"),
  ...because("Other programs send it: monitors.", "GET /api/health"),
  ...because("Other programs send it: tools of developers.", "GET /api/openapi.json"),
  ...because(
    "No screen has it: a DJ who must tell a guest what is stored asks the API.",
    "GET /api/dj/events/{id}/guests/{guest}",
  ),
  ...because(
    "It takes two browsers that skip the second factor; the button for one of them is pressed.",
    "DELETE /api/dj/account/devices",
  ),
  ...because(
    "The page brings the answer along, and sends it only after a failure.",
    "GET /api/dashboards/orders",
    "POST /api/data/blog/post",
    "GET /api/data/chat/ChatData",
    "GET /api/data/gallery",
    "GET /api/data/postData",
    "GET /api/data/users",
  ),
};

/** Calls of which no page has to meet a refusal that they declare, and why. */
export const unrefused: Excuses = {
  ...because(
    "It refuses only who tries too often, far more often than a journey does.",
    "POST /api/auth/confirmation",
    "POST /api/auth/recover",
    "POST /api/auth/register",
    "POST /api/auth/reset-password",
    "POST /api/auth/sign-in",
    "POST /api/auth/two-steps",
    "DELETE /api/dj/account",
    "POST /api/dj/account/email",
    "POST /api/dj/account/password",
    "POST /api/data/blog/post/add",
    "POST /api/data/blog/post/replies/add",
    "POST /api/data/posts/comments/add",
    "POST /api/data/posts/like",
    "POST /api/data/posts/replies/add",
    "POST /api/data/posts/replies/like",
    "POST /api/wall",
  ),
  ...because("It refuses only more events than a DJ ever has.", "POST /api/dj/events"),
  ...because(
    "It refuses a link that was used or has expired, and an address that somebody else has taken since the mail.",
    "PUT /api/dj/account/email",
  ),
  ...because(
    "The page shows whether there is a second factor: another device would have to change that meanwhile.",
    "POST /api/dj/account/two-steps",
    "PUT /api/dj/account/two-steps",
    "DELETE /api/dj/account/two-steps",
    "POST /api/dj/account/two-steps/backup-codes",
  ),
  ...because(
    "The stream says that the event is gone, and the page ends: it reads and sends no more about it.",
    "GET /api/dj/events/{id}/guests",
    "DELETE /api/dj/events/{id}/guests/{guest}",
    "PUT /api/dj/events/{id}/guests/{guest}/ban",
    "GET /api/dj/events/{id}/live",
    "GET /api/events/{code}/live",
    "GET /api/dj/events/{id}/must-plays",
    "PUT /api/dj/events/{id}/presence",
    "GET /api/dj/events/{id}/requests",
    "GET /api/dj/events/{id}/songs",
    "GET /api/events/{code}/songs",
    "GET /api/dj/events/{id}/steps",
    "GET /api/dj/requests/{id}/backers",
  ),
  ...because(
    "Another device would have to remove the same while the page is open. Where one does, pages meet it from the hosts’ lists and links.",
    "PATCH /api/dj/events/{id}",
    "DELETE /api/dj/events/{id}",
    "GET /api/dj/events/{id}/export",
    "GET /api/dj/events/{id}/insights",
    "GET /api/dj/events/{id}/links/{kind}",
    "DELETE /api/dj/events/{id}/links/{kind}",
    "GET /api/dj/events/{id}/invitations",
    "POST /api/dj/events/{id}/invitations",
    "DELETE /api/dj/events/{id}/invitations/{invitationId}",
    "GET /api/dj/events/{id}/members",
    "PATCH /api/dj/events/{id}/members/{djId}",
    "DELETE /api/dj/events/{id}/members/{djId}",
    "GET /api/dj/events/{id}/walls",
    "POST /api/dj/events/{id}/walls",
    "DELETE /api/dj/events/{id}/walls/{wallId}",
    "DELETE /api/dj/account/devices/{id}",
    "DELETE /api/dj/account/sessions/{id}",
    "DELETE /api/dj/permalink/{name}",
  ),
  ...because(
    "The page of an invitation or a permanent link that leads nowhere says so itself: it has nothing that sends this.",
    "POST /api/dj/invitations",
    "DELETE /api/dj/invitations",
    "GET /api/permalinks/{name}",
  ),
  ...because(
    "The page says while a name is typed that another DJ has it; what the field says then is tested without a server.",
    "PUT /api/dj/permalink",
  ),
  ...because(
    "It accepts what a page shows: somebody else would have to change that in the same moment.",
    "POST /api/dj/events/{id}/bulk",
    "PUT /api/dj/events/{id}/last-call",
    "POST /api/dj/events/{id}/undo",
    "POST /api/dj/requests/{id}/merge",
    "POST /api/dj/requests/{id}/split",
    "PUT /api/events/{code}/requests/{id}",
    "DELETE /api/events/{code}/requests/{id}/backing",
    "PUT /api/events/{code}/requests/{id}/backing",
  ),
  ...because(
    "It refuses only the id of another event's request, which no page sends, and events that are gone.",
    "POST /api/dj/events/{id}/requests",
  ),
  ...because(
    "A form is refused with a redirect as well, to the page that says why.",
    "POST /requests/back",
    "POST /requests/send",
    "POST /requests/take-back",
  ),
  ...because(
    "Only a server without the demo refuses it, and its sign-in page has no such button.",
    "POST /api/auth/demo",
  ),
};
