import { Random } from "./random";

/** What can happen, and how often in relation to the others. */
const kinds = {
  ask: 26,
  askOfHouse: 2,
  vote: 12,
  takeBack: 7,
  swap: 4,
  restore: 3,
  accept: 12,
  decline: 6,
  play: 8,
  played: 3,
  reopen: 5,
  move: 6,
  pin: 4,
  park: 4,
  note: 3,
  mark: 2,
  tie: 3,
  trust: 1,
  bulk: 4,
  split: 4,
  merge: 6,
  undo: 7,
  undoAll: 3,
  mute: 4,
  letIn: 2,
  lastCall: 1,
  hostRules: 2,
  told: 3,
  postpone: 3,
  love: 3,
  hear: 6,
  setStatus: 2,
  setView: 2,
  setLimits: 3,
  setLanes: 2,
  setRole: 2,
  erase: 1,
  cut: 6,
  kill: 2,
  wait: 4,
} as const;
export type Kind = keyof typeof kinds;

/** What becomes of a call on its way. */
const fates = {
  plain: 60,
  /** The answer is lost, and the client sends the call again, to the other process. */
  dropped: 10,
  /** Both processes get it at once. */
  twice: 8,
  /** The process dies between the commit and the announcement; the client sends the call again. */
  killed: 4,
  /** The other process never hears of it. */
  lost: 9,
  /** The other process hears of it late. */
  late: 9,
} as const;
export type Fate = keyof typeof fates;

/** A step of a plan. What it is about is drawn beforehand, so that a plan stays the same without some of its steps. */
export type Step = {
  index: number;
  kind: Kind;
  fate: Fate;
  /** Begins at the same moment as the step before it. */
  joins: boolean;
  /** The process that gets the call. */
  at: number;
  /** Which guest, DJ, request …: each is taken modulo how many there are. */
  draws: readonly number[];
  /** How many ms pass afterwards. */
  waitMs: number;
  ids: readonly string[];
};

export type Plan = {
  seed: number;
  /** How guests see the queue. */
  view: number;
  /** By how many ms the clocks of the processes are wrong. */
  skews: readonly [number, number];
  steps: readonly Step[];
};

const WAITS = [0, 5, 60, 300, 900, 1500, 2500, 8000];

export function planOf(seed: number, length: number): Plan {
  const random = new Random(seed);
  const pick = <K extends string>(weights: Readonly<Record<K, number>>) => {
    const all = Object.entries(weights) as [K, number][];
    let left = random.below(all.reduce((sum, [, weight]) => sum + weight, 0));
    const found = all.find(([, weight]) => {
      left -= weight;
      return left < 0;
    });
    return (found ?? all[0])?.[0] as K;
  };
  const skewed = () => (random.below(3) === 0 ? 0 : random.below(3000) - 1500);
  return {
    seed,
    view: random.below(3),
    skews: [skewed(), skewed()],
    steps: Array.from({ length }, (_, index) => ({
      index,
      // A night begins with wishes.
      kind: index < length / 8 ? "ask" : pick(kinds),
      fate: pick(fates),
      joins: index > 0 && random.below(4) === 0,
      at: random.below(2),
      draws: Array.from({ length: 6 }, () => random.below(2 ** 30)),
      waitMs: WAITS[random.below(WAITS.length)] ?? 0,
      ids: [random.uuid(), random.uuid()],
    })),
  };
}
