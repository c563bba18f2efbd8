import "server-only";
import { randomUUID } from "node:crypto";
import type { Dj } from "@/lib/account/auth/schema";
import { AppError } from "@/lib/calls/errors";
import { songKey } from "@/lib/party/songs/rules";
import { allBackers, moveBackers } from "./backers";
import type { Split } from "./change-schema";
import * as lanes from "./lanes-db";
import { newRow } from "./new-row";
import type { Precondition } from "./precondition-schema";
import { record } from "./record";
import { isWaiting } from "./rules";
import { requestAt, takeStep } from "./step";

/** Splits a backer off into a request of their own. @throws AppError `conflict` for the only backer */
export function splitRequest(dj: Dj, id: string, split: Split, precondition: Precondition = {}) {
  const { backerId, ...other } = split;
  const wanted = {
    of: { requestId: id },
    right: "work",
    aim: { ids: [id] },
    as: ["split"],
  } as const;
  return takeStep(dj, precondition, wanted, async (tx, event, at) => {
    const before = await requestAt(tx, event, id);
    const backers = await allBackers(tx, id);
    if (!backers.some((backer) => backer.id === backerId)) throw new AppError("not_found");
    if (!isWaiting(before) || backers.length < 2) throw new AppError("conflict");

    // Not a bare UUID, so that no client can submit it as the id of a request.
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
      position: status === "accepted" ? await lanes.endOfLane(tx, eventId, lane) : 0,
      // A unique key, because otherwise the next submission of the song would match two requests.
      songKey: isOtherSong ? songKey(title, artist) : `${before.songKey}\u001f${newId}`,
    });
    const after = { ...before, backers: backers.length - 1 };
    const recorded = await record(tx, event, {
      verb: "split",
      at,
      touched: [{ before, after }, { after: apart }],
      undo: { by: dj, backers: { ids: [backerId], requestId: id } },
    });
    await moveBackers(tx, id, [backerId], newId);
    return recorded;
  });
}
