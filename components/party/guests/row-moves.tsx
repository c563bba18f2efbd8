import { Component } from "react";
import type { GuestEvent, GuestRequest } from "@/lib/party/requests/schema";

/** As long as a row takes to where it goes, in ms. */
export const MOVE_MS = 180;

type Shown = {
  list: GuestRequest[] | undefined;
  playing: GuestEvent["playing"];
  /** Which part of the night the list shows. What another one shows has not moved. */
  view: string;
};

/** Where a song stands: in its list, or as what plays. */
type Stand = {
  card: HTMLElement;
  id: string;
  home: Element | null;
  left: number;
  top: number;
  /** How far below the top of its home. */
  within: number;
};

/**
 * Lets the songs of the night's list glide to where they went, and what plays come from its row. It shows nothing
 * itself. It is a class, because React asks only a class after the render and before the page changes.
 */
export class RowMoves extends Component<Shown> {
  override getSnapshotBeforeUpdate(before: Shown) {
    const { list, playing, view } = this.props;
    const isSame = before.list === list && before.playing?.id === playing?.id;
    return isSame || before.view !== view || !isWanted() ? [] : allStands();
  }

  override componentDidUpdate(_: Shown, __: unknown, before: Stand[]) {
    if (before.length > 0) glide(before, allStands());
  }

  override render() {
    return null;
  }
}

function isWanted() {
  const wantsLess = window.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
  return !wantsLess && !document.hidden;
}

function allStands(): Stand[] {
  return [...document.querySelectorAll<HTMLElement>("[data-song]")].map((card) => {
    const home = card.parentElement;
    const { left, top } = card.getBoundingClientRect();
    const within = top - (home?.getBoundingClientRect().top ?? 0);
    return { card, id: card.dataset.song ?? "", home, left, top, within };
  });
}

function glide(before: Stand[], after: Stand[]) {
  for (const now of after) {
    const was = before.find((one) => isSamePlace(one, now)) ?? leftBehind(now.id, before, after);
    if (!was) continue;
    const x = was.left - now.left;
    // What comes or goes above a list pushes all of it, and is no step of a song.
    const y = was.home === now.home ? was.within - now.within : was.top - now.top;
    const isInView = Math.min(was.top, now.top) < innerHeight && Math.max(was.top, now.top) > 0;
    if (!isInView || Math.abs(x) + Math.abs(y) < 1) continue;
    now.card.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
      duration: MOVE_MS,
      easing: "cubic-bezier(0.2, 0, 0, 1)",
    });
  }
}

function isSamePlace(one: Stand, other: Stand) {
  return one.id === other.id && one.home === other.home;
}

/** Where this song stood and stands no longer. */
function leftBehind(id: string, before: Stand[], after: Stand[]) {
  return before.find((one) => one.id === id && !after.some((now) => isSamePlace(one, now)));
}
