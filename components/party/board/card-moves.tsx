import { Component } from "react";
import { yieldToPaint } from "@/lib/client/scheduling/yield-to-paint";
import type { DjRequest } from "@/lib/party/requests/schema";
import { fly } from "./card-flight";

type Shown = {
  /** The rows of the list; undefined until it is read. */
  list: DjRequest[] | undefined;
  /** What waits apart below them. */
  apart: DjRequest[];
  /** The songs of queue and lanes. */
  line: DjRequest[];
  playing: DjRequest | null;
};
/** A request that the board shows, and its place in the line. */
type Card = { request: DjRequest; index: number };
/** A card that is about to move, and the selector of where it goes. */
type Departed = { title: string; from: DOMRect; to: string };

/** Of a step with many songs, the others are simply where they belong: no eye follows more. */
const MOST = 8;
/** A slow tablet renders the new place some frames after the step. */
const TRIES = 6;

const TOUCHES = ["touchstart", "touchend", "touchcancel"] as const;

/**
 * Lets cards move to where they went, whoever moved them: it compares what the board shows before and after a change.
 * It shows nothing itself. It is a class, because React asks only a class after the render and before the page changes.
 */
export class CardMoves extends Component<Shown> {
  #fingers = 0;
  readonly #countFingers = ({ touches }: TouchEvent) => {
    this.#fingers = touches.length;
  };

  override componentDidMount() {
    for (const type of TOUCHES)
      window.addEventListener(type, this.#countFingers, { passive: true });
  }

  override componentWillUnmount() {
    for (const type of TOUCHES) window.removeEventListener(type, this.#countFingers);
  }

  /** Notes where cards are that are about to move. Only those are measured. */
  override getSnapshotBeforeUpdate(before: Shown) {
    const { list, apart, line, playing } = this.props;
    const isSame =
      before.list === list &&
      before.apart === apart &&
      before.line === line &&
      before.playing === playing;
    return isSame || !this.#isWanted() ? [] : departedOf(before, this.props);
  }

  override componentDidUpdate(_: Shown, __: unknown, departed: Departed[]) {
    void this.#land(departed);
  }

  /** Below a finger that scrolls or drags, the page is in motion already. */
  #isWanted() {
    const wantsLess = window.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
    return !wantsLess && !document.hidden && this.#fingers === 0;
  }

  /** Nothing comes between a tap and its paint. */
  async #land(departed: Departed[]) {
    let waiting = departed;
    for (let tries = TRIES; tries > 0 && waiting.length > 0; tries -= 1) {
      await yieldToPaint();
      if (!this.#isWanted()) return;
      waiting = flyAll(waiting);
    }
  }

  override render() {
    return null;
  }
}

function departedOf(before: Shown, after: Shown) {
  const departed: Departed[] = [];
  const former = cardsOf(before);
  for (const [id, card] of cardsOf(after)) {
    if (departed.length === MOST) break;
    const was = former.get(id);
    const to = selectorOf(card);
    const from = was && hasMoved(was, card) && placeOf(selectorOf(was));
    // Its place there may have been shown all the time, as where the list shows every request.
    const isThere = was && selectorOf(was) !== to && document.querySelector(to);
    if (from && !isThere) departed.push({ title: card.request.title, from, to });
  }
  return departed;
}

/** Each request that the board shows, once: what is listed and lined up belongs in the line. */
function cardsOf({ list = [], apart, line, playing }: Shown) {
  const cards = new Map<string, Card>();
  for (const request of [...apart, ...list]) cards.set(request.id, { request, index: -1 });
  for (const [index, request] of line.entries()) cards.set(request.id, { request, index });
  if (playing) cards.set(playing.id, { request: playing, index: -1 });
  return cards;
}

/** Each status has its place on the board, where a card says which request it is. */
function selectorOf({ request: { id, status, apart } }: Card) {
  const waiting = apart ? "apart" : "request";
  const name = status === "playing" ? "playing" : status === "accepted" ? "song" : waiting;
  return `[data-${name}="${CSS.escape(id)}"]`;
}

/** What others leave behind or push along has not moved. */
function hasMoved({ request: was, index }: Card, { request: is, index: nextIndex }: Card) {
  if (was === is) return false;
  if (was.status !== is.status || was.lane !== is.lane || was.apart !== is.apart) return true;
  return index !== nextIndex && (was.position !== is.position || was.pinned !== is.pinned);
}

/** Where a card is, as long as it is in view. */
function placeOf(selector: string) {
  const place = document.querySelector(selector)?.getBoundingClientRect();
  const isInView = place && place.height > 0 && place.bottom > 0 && place.top < innerHeight;
  return isInView ? place : undefined;
}

/** Lets those fly that are elsewhere by now, and returns the others. */
function flyAll(departed: Departed[]) {
  // All are measured before the first one flies, or the page would be laid out again for each.
  const moves = departed.map((one) => ({ ...one, place: placeOf(one.to) }));
  const isElsewhere = ({ from, place }: (typeof moves)[number]) =>
    place && (place.left !== from.left || place.top !== from.top);
  const room = MOST - document.querySelectorAll("[data-flight]").length;
  for (const { title, from, place } of moves.filter(isElsewhere).slice(0, Math.max(0, room))) {
    if (place) fly(title, from, place);
  }
  return moves.filter((one) => !isElsewhere(one));
}
