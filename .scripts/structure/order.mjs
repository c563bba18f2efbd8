/**
 * Which folders may import which: a line may import the lines below it. A bar separates folders of a line that
 * may not import each other; without a bar they may, as long as there is no cycle.
 */
export const ORDERS = [
  {
    within: "",
    lines: [
      "lib/testing",
      "app",
      "components/layout | components/landing",
      "components/party | components/office",
      "components/account",
      "components/shell",
      "components/theme | components/ui",
      "lib/start.ts | lib/route.ts | lib/openapi",
      "lib/party | lib/office",
      "lib/account",
      "lib/shell",
      "lib/server | lib/client",
      "lib/db",
      "lib/calls",
      "lib/text | lib/lists | lib/process",
      "data",
    ],
  },
  {
    within: "lib/party/",
    lines: [
      "pocket home-screen | link-cards",
      "guests board notifications suggestions ideas exports insights invitations permalinks posters demo wall recap past-nights wishes track-figures",
      "live",
      "request-list outbox presence push decks",
      "requests",
      "host-rules",
      "secret-links",
      "admissions subscriptions",
      "crates",
      "events",
      "library",
      "songs members",
    ],
  },
];
