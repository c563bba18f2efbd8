import type { Excuses } from "@/lib/testing/by-hand";

function because(reason: string, ...calls: string[]): Excuses {
  return Object.fromEntries(calls.map((call) => [call, reason]));
}

/** Calls that no page has to send, and why. */
export const unsent: Excuses = {
  ...because("Other programs send it: calendars.", "GET /api/calendar/{secret}/crowdcue.ics"),
  ...because(
    "Other programs send it: those of DJs.",
    "GET /v1/remoteinput",
    "POST /v1/remoteinput",
  ),
  ...because("Other programs send it: tools of developers.", "GET /api/openapi.json"),
  ...because(
    "Other programs send it: those that watch processes.",
    "GET /api/health/live",
    "GET /api/metrics",
  ),
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

/** These refusals of each of these calls. */
function of(codes: string, ...calls: string[]) {
  return calls.flatMap((call) => codes.split(" ").map((code) => `${call} ${code}`));
}

/**
 * Refusals that no page has to meet, and why. Each is provoked on the built server by `declared-failures.spec`, and every
 * code has its words under `errors` in the catalogues.
 */
export const unrefused: Excuses = {
  ...because(
    "It refuses only who tries far more often than a journey does. What a phone says then: `guests.spec`.",
    "too_fast",
  ),
  ...because(
    "It refuses only more than anybody has: events, and invitations that nobody has answered.",
    "too_many",
  ),
  ...because(
    "Only a member who may not see it is refused, and their pages do not offer it: `access.test`.",
    ...of(
      "forbidden",
      "GET /api/dj/events/{id}/export",
      "GET /api/dj/events/{id}/lists/{list}",
      "GET /api/dj/events/{id}/links/{kind}",
      "GET /api/dj/events/{id}/members",
      "GET /api/dj/events/{id}/invitations",
      "GET /api/dj/events/{id}/walls",
      "POST /api/dj/events/{id}/walls",
      "DELETE /api/dj/events/{id}/walls/{wallId}",
      "GET /api/dj/library/wished",
      "PATCH /api/dj/decks",
      "POST /api/dj/events/{id}/hearings/{hearing}",
    ),
  ),
  ...because(
    "A song ends while the finger is on its heart; what a page says of any refusal: `board-actions.test`.",
    ...of(
      "conflict banned",
      "PUT /api/events/{code}/requests/{id}/heart",
      "DELETE /api/events/{code}/requests/{id}/heart",
    ),
  ),
  ...because(
    "It refuses a link that was used or has expired, and an address that somebody else has taken since the mail.",
    ...of("not_found conflict", "PUT /api/dj/account/email"),
  ),
  ...because(
    "The page shows whether there is a second factor: another device would have to change that meanwhile.",
    ...of(
      "conflict",
      "POST /api/dj/account/two-steps",
      "PUT /api/dj/account/two-steps",
      "DELETE /api/dj/account/two-steps",
      "POST /api/dj/account/two-steps/backup-codes",
    ),
  ),
  ...because(
    "The stream says that the event is gone, and the page ends: it reads and sends no more about it.",
    ...of(
      "not_found",
      "GET /api/dj/events/{id}/guests",
      "DELETE /api/dj/events/{id}/guests/{guest}",
      "PUT /api/dj/events/{id}/guests/{guest}/ban",
      "GET /api/dj/events/{id}/live",
      "GET /api/events/{code}/live",
      "GET /api/events/{code}/recap",
      "GET /api/dj/events/{id}/must-plays",
      "PUT /api/dj/events/{id}/presence",
      "GET /api/dj/events/{id}/requests",
      "POST /api/dj/events/{id}/requests",
      "PATCH /api/dj/requests/{id}",
      "POST /api/dj/requests/{id}/merge",
      "POST /api/dj/requests/{id}/split",
      "POST /api/dj/events/{id}/bulk",
      "POST /api/dj/events/{id}/undo",
      "PUT /api/dj/events/{id}/last-call",
      "GET /api/dj/events/{id}/songs",
      "GET /api/events/{code}/songs",
      "GET /api/events/{code}/ideas",
      "GET /api/events/{code}/ideas/songs",
      "GET /api/dj/events/{id}/steps",
      "GET /api/dj/events/{id}/hearings",
      "GET /api/dj/events/{id}/editions",
      "GET /api/dj/events/{id}/tracks",
      "POST /api/dj/events/{id}/hearings/{hearing}",
      "GET /api/dj/requests/{id}/backers",
      "POST /api/events/{code}/requests",
      "GET /api/events/{code}/subscription",
      "PUT /api/events/{code}/subscription",
      "DELETE /api/events/{code}/subscription",
      "PUT /api/events/{code}/requests/{id}",
      "PUT /api/events/{code}/requests/{id}/backing",
      "DELETE /api/events/{code}/requests/{id}/backing",
      "GET /api/dj/events/{id}/hearts",
      "PUT /api/events/{code}/requests/{id}/heart",
      "DELETE /api/events/{code}/requests/{id}/heart",
      "PUT /api/events/{code}/requests/{id}/promise",
      "DELETE /api/events/{code}/requests/{id}/promise",
      "POST /requests/back",
      "POST /requests/not-now",
      "POST /requests/send",
      "POST /requests/take-back",
    ),
  ),
  ...because(
    "Another device would have to remove the same while the page is open. Where one does, pages meet it from the hosts’ lists and links.",
    ...of(
      "not_found",
      "PATCH /api/dj/events/{id}",
      "DELETE /api/dj/events/{id}",
      "GET /api/dj/events/{id}/export",
      "GET /api/dj/events/{id}/lists/{list}",
      "GET /api/dj/events/{id}/crates",
      "PUT /api/dj/events/{id}/crates",
      "GET /api/dj/events/{id}/insights",
      "GET /api/dj/library/wished",
      "GET /api/dj/events/{id}/links/{kind}",
      "DELETE /api/dj/events/{id}/links/{kind}",
      "PUT /api/hosts",
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
      "PATCH /api/dj/decks",
    ),
  ),
  ...because(
    "A page names only the manifest of the event that it shows.",
    ...of("not_found", "GET /api/events/{code}/manifest"),
  ),
  ...because(
    "Another page of the same DJ would have to begin an import in the same moment.",
    ...of(
      "not_found",
      "POST /api/dj/library/imports/{id}/rows",
      "POST /api/dj/library/imports/{id}/finish",
      "DELETE /api/dj/library/imports/{id}",
    ),
    ...of("conflict", "POST /api/dj/library/imports/{id}/rows"),
  ),
  ...because(
    "The page of an invitation or a permanent link that leads nowhere says so itself: it has nothing that sends this.",
    ...of("not_found conflict", "POST /api/dj/invitations", "DELETE /api/dj/invitations"),
    ...of("not_found", "GET /api/permalinks/{name}"),
  ),
  ...because(
    "The page says while a name is typed that another DJ has it; what the field says then: `permalink-card.test`.",
    ...of("conflict", "PUT /api/dj/permalink"),
  ),
  ...because(
    "Somebody else would have to change in the same moment what the page shows. Of the board’s steps, pages meet it from a change.",
    ...of(
      "conflict",
      "POST /api/dj/events/{id}/bulk",
      "PUT /api/dj/events/{id}/last-call",
      "POST /api/dj/events/{id}/undo",
      "POST /api/dj/requests/{id}/merge",
      "POST /api/dj/requests/{id}/split",
      "PUT /api/dj/events/{id}/guests/{guest}/ban",
      "PATCH /api/dj/decks",
      "POST /api/dj/decks/test",
      "POST /api/dj/events/{id}/hearings/{hearing}",
      "POST /api/events/{code}/requests/{id}/backing",
      "POST /requests/back",
      "POST /requests/take-back",
    ),
    ...of("requests_closed", "POST /requests/take-back"),
    ...of(
      "requests_closed conflict",
      "POST /requests/not-now",
      "DELETE /api/events/{code}/requests/{id}/backing",
      "DELETE /api/events/{code}/requests/{id}/promise",
    ),
    ...of(
      "requests_closed conflict limit_reached banned",
      "PUT /api/events/{code}/requests/{id}/backing",
    ),
  ),
  ...because(
    "A phone refuses and tells of a swap as of a request: one outbox sends both, one row shows either (`saved-row.test`).",
    ...of(
      "requests_paused requests_closed not_in_library explicit do_not_play banned conflict already_played limit_reached",
      "PUT /api/events/{code}/requests/{id}",
    ),
  ),
  ...because(
    "It refuses only the id of another event's request, which no page sends.",
    ...of(
      "conflict",
      "POST /api/dj/events/{id}/requests",
      "POST /api/events/{code}/requests",
      "POST /requests/send",
    ),
  ),
  ...because(
    "Only a server without the demo refuses it, and its sign-in page has no such button.",
    ...of("not_found", "POST /api/auth/demo"),
  ),
};

/** Of these, a page meets some only if its stream reconnects just as the event is deleted. They need not be met. */
export const metByChance = of(
  "not_found",
  "GET /api/dj/events/{id}/live",
  "GET /api/events/{code}/live",
);
