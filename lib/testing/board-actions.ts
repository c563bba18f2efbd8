import type { Right } from "@/lib/party/members/rules";
import { markNames, marks } from "@/lib/party/requests/marks";
import english from "@/messages/en.json" with { type: "json" };

/** How a request comes into each state. */
export const states = {
  pending: [],
  accepted: [{ status: "accepted" }],
  pinned: [{ status: "accepted" }, { pinned: true }],
  parked: [{ status: "accepted", lane: "Peak" }],
  playing: [{ status: "accepted" }, { status: "playing" }],
  played: [{ status: "accepted" }, { status: "playing" }, { status: "played" }],
  declined: [{ status: "declined", declineReason: "wrong_moment" }],
  withdrawn: [],
  // Of a muted guest.
  apart: [],
} as const;
export type State = keyof typeof states;

export type Place = { id: string; backerId: string; filler: string };

/** A press on what begins with these words, or a text for a field. */
export type Press = string | { field: string; text: string };

/** How a DJ takes an action on the board. */
type Hands = {
  /** Where it is shown being taken; else in the first state in which it is possible. */
  on?: State;
  press: Press[];
  /** The key of the row that does what the first press does. */
  key?: string;
  /** What the board sends instead of the call. */
  sends?: Action["call"];
};

export type Action = {
  right: Right;
  /** Where it is possible: everywhere else it is refused. */
  from: readonly State[];
  /** Where it is possible but changes nothing: that is no step, and leaves none to undo. */
  still?: readonly State[];
  call: (place: Place) => [method: string, path: string, body: object];
  /** "drag" is left to a browser, because it takes a layout. */
  hands: Hands | "drag";
};

const MORE = "More for Zombie";
export const OPEN = "Guests and messages";

const change = (
  right: Right,
  from: readonly State[],
  body: object,
  hands: Action["hands"],
  still: readonly State[] = [],
): Action => ({
  right,
  from,
  still,
  hands,
  call: ({ id }) => ["PATCH", `/api/dj/requests/${id}`, body],
});
const LINED: State[] = ["accepted", "pinned", "parked"];
const WAITING: State[] = ["pending", ...LINED];
const TAKEN_BACK: State[] = [...LINED, "played"];
const DECLINED: State[] = ["pending", "apart", ...TAKEN_BACK, "declined"];
const SHOWN: State[] = [...WAITING, "playing", "played", "declined"];

/** Every action of the board on a request, for DJs who press a title of "Zombie", or merge it into "Filler". */
export const boardActions: Record<string, Action> = {
  accept: change(
    "decide",
    ["pending"],
    { status: "accepted" },
    { press: ["Accept Zombie"], key: "a" },
  ),
  "let in": change(
    "decide",
    ["apart"],
    { apart: false },
    { press: ["Muted guests", "Let in: Zombie"] },
  ),
  decline: change(
    "decide",
    DECLINED,
    { status: "declined", declineReason: "not_available" },
    { press: ["Decline Zombie", "Don’t have it"], key: "d" },
  ),
  "decline in own words": change(
    "decide",
    DECLINED,
    { status: "declined", declineReason: "other", note: "Later perhaps" },
    {
      press: [
        "Decline Zombie",
        "Other, in my words",
        { field: "note", text: "Later perhaps" },
        "Send",
      ],
      key: "d",
    },
  ),
  "decline what is lined up": change(
    "work",
    [...LINED, "pending", "apart", "played", "declined"],
    { status: "declined", declineReason: "not_available" },
    { press: [MORE, "Decline…", "Don’t have it"] },
  ),
  "decline what was played": change(
    "work",
    ["played", ...LINED, "pending", "apart", "declined"],
    { status: "declined", declineReason: "other", note: "By mistake" },
    {
      press: [
        MORE,
        "Decline…",
        "Other, in my words",
        { field: "note", text: "By mistake" },
        "Send",
      ],
    },
  ),
  "decline for another reason": change(
    "work",
    ["declined", ...TAKEN_BACK, "pending", "apart"],
    { status: "declined", declineReason: "not_tonight" },
    { press: [MORE, "Decline…", "Hosts asked us to skip it"] },
  ),
  "take back": change(
    "work",
    [...TAKEN_BACK, "declined"],
    { status: "pending" },
    { press: [MORE, "Back to waiting"] },
  ),
  "take back what was played": change(
    "work",
    ["played", ...LINED, "declined"],
    { status: "pending" },
    { press: [MORE, "Back to waiting"] },
  ),
  plan: change(
    "work",
    ["pending"],
    { status: "accepted", lane: "Dinner" },
    { press: ["Plan Zombie for later", "Dinner"], key: "l" },
  ),
  reopen: change(
    "work",
    ["declined", ...TAKEN_BACK],
    { status: "pending" },
    { press: ["Reopen Zombie"] },
  ),
  play: change("work", LINED, { status: "playing" }, { press: ["Play Zombie"] }),
  "mark played": change(
    "work",
    ["playing"],
    { status: "played" },
    { press: ["Mark Zombie as played"] },
  ),
  park: change("work", LINED, { lane: "Dinner" }, { press: [MORE, "Plan for Dinner"] }),
  "move to the queue": change(
    "work",
    LINED,
    { lane: "queue" },
    { on: "parked", press: [MORE, "Move to the queue"] },
    ["accepted", "pinned"],
  ),
  pin: change("work", ["accepted", "pinned"], { pinned: true }, { press: [MORE, "Pin as next"] }, [
    "pinned",
  ]),
  unpin: change("work", LINED, { pinned: false }, { on: "pinned", press: [MORE, "Unpin"] }, [
    "accepted",
    "parked",
  ]),
  "move to the front": change(
    "work",
    LINED,
    { after: null },
    { press: [MORE, "Move to the front"] },
  ),
  "move to another lane's front": change("work", LINED, { lane: "Warm-up", after: null }, "drag"),
  ...Object.fromEntries(
    markNames.map((mark) => [
      `mark: ${mark}`,
      change(
        marks[mark].right,
        SHOWN,
        { [mark]: true },
        { press: [OPEN, english.board.marks[mark].set], key: "{Enter}" },
      ),
    ]),
  ),
  note: change(
    "decide",
    SHOWN,
    { privateNote: "After the cake" },
    { press: [OPEN, { field: "privateNote", text: "After the cake" }, "Save"], key: "{Enter}" },
  ),
  "accept several": {
    right: "decide",
    from: ["pending"],
    call: ({ id }) => ["POST", "bulk", { ids: [id], change: { status: "accepted" } }],
    hands: {
      press: ["Select", "Select Zombie", "Accept 1"],
      // Of one request alone, its change.
      sends: ({ id }) => ["PATCH", `/api/dj/requests/${id}`, { status: "accepted" }],
    },
  },
  "play several next": {
    right: "work",
    from: LINED,
    call: ({ id }) => ["POST", "bulk", { ids: [id], change: { lane: "queue", after: null } }],
    hands: {
      press: ["Select", "Select Zombie", "Play next"],
      sends: ({ id }) => ["PATCH", `/api/dj/requests/${id}`, { lane: "queue", after: null }],
    },
  },
  "take several back": {
    right: "work",
    from: [...TAKEN_BACK, "declined"],
    call: ({ id }) => ["POST", "bulk", { ids: [id], change: { status: "pending" } }],
    hands: {
      press: ["Select", "Select Zombie", "Back to waiting"],
      sends: ({ id }) => ["PATCH", `/api/dj/requests/${id}`, { status: "pending" }],
    },
  },
  split: {
    right: "work",
    from: WAITING,
    call: ({ id, backerId }) => ["POST", `/api/dj/requests/${id}/split`, { backerId }],
    hands: { press: [OPEN, "Split off Ben"], key: "{Enter}" },
  },
  merge: {
    right: "work",
    from: WAITING,
    call: ({ id, filler }) => ["POST", `/api/dj/requests/${id}/merge`, { into: filler }],
    hands: { press: [OPEN, "Merge with", "Merge with Filler"], key: "{Enter}" },
  },
};
