import "server-only";
import { randomUUID } from "node:crypto";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import type { Split } from "@/lib/party/board/schema";
import { songKey } from "@/lib/party/songs/rules";
import { backersOf, moveBackers } from "./backers";
import { endOfLane, newRow, type RequestRow, settle } from "./service";
import { requestAt, type Steps, stepOf, stepOfNew, takeStep } from "./undo";

function isWaiting({ status }: RequestRow) {
  return status === "pending" || status === "accepted";
}

/** Takes a backer out of a card into one of their own. @throws AppError `conflict` for the only backer */
export function splitRequest(dj: Dj, id: string, { backerId, ...other }: Split) {
  return takeStep(dj, { requestId: id }, "work", async (tx, event, at) => {
    const before = await requestAt(tx, event, id);
    const people = await backersOf(tx, id);
    if (!people.some((backer) => backer.id === backerId)) throw new AppError("not_found");
    if (!isWaiting(before) || people.length < 2) throw new AppError("conflict");

    // Not a bare UUID, so that no phone can send it as the id of a request of its own.
    const newId = `split-${randomUUID()}`;
    const { eventId, status, lane, acceptedAt } = before;
    const { title, artist } = { ...before, ...other };
    const isOtherSong = title !== before.title || artist !== before.artist;
    const apart = newRow({
      id: newId,
      eventId,
      title,
      artist,
      status,
      lane,
      acceptedAt,
      createdAt: at,
      position: status === "accepted" ? await endOfLane(tx, eventId, lane) : 0,
      // A key of its own, or the next guest who asks for the song could not know which card to join.
      songKey: isOtherSong ? songKey(title, artist) : `${before.songKey}\u001f${newId}`,
    });
    const after = { ...before, backers: people.length - 1 };
    const touched = [{ before, after }, { after: apart }];
    const steps: Steps = {
      requests: [stepOf({ before, after }), stepOfNew(apart, at)],
      backers: { ids: [backerId], requestId: id },
    };
    await settle(tx, event, { verb: "split", at, touched, steps });
    await moveBackers(tx, id, [backerId], newId);
    return { verb: "split", touched };
  });
}

/** Joins a card into another, with everybody behind it. @throws AppError `conflict` when it is too late */
export function mergeRequest(dj: Dj, id: string, into: string) {
  return takeStep(dj, { requestId: id }, "work", async (tx, event, at) => {
    const source = await requestAt(tx, event, id);
    const target = await requestAt(tx, event, into);
    const takesMore = isWaiting(target) || target.status === "playing";
    if (id === into || !isWaiting(source) || !takesMore) throw new AppError("conflict");

    const known = new Set((await backersOf(tx, into)).map(({ guestId }) => guestId));
    const joining = (await backersOf(tx, id)).filter(({ guestId }) => !known.has(guestId));
    const ids = joining.map((backer) => backer.id);
    const left: RequestRow = {
      ...source,
      status: "withdrawn",
      withdrawnAt: at,
      mergedInto: into,
      pinned: 0,
      backers: source.backers - ids.length,
    };
    const touched = [
      { before: target, after: { ...target, backers: target.backers + ids.length } },
      { before: source, after: left },
    ];
    const steps: Steps = { requests: touched.map(stepOf), backers: { ids, requestId: id } };
    await settle(tx, event, { verb: "merged", at, touched, steps });
    await moveBackers(tx, id, ids, into);
    return { verb: "merged", touched };
  });
}
