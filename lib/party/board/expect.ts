import { serverNow } from "@/lib/client/server-clock";
import { NO_TRACK } from "@/lib/party/library/edition-rules";
import type { Expected } from "@/lib/party/request-list/hooks";
import { positionAfter } from "@/lib/party/requests/change-rules";
import type { RequestChange } from "@/lib/party/requests/change-schema";
import type { DjRequest } from "@/lib/party/requests/schema";

/** Returns a request as the board shows it until the server answers. `lane` contains the requests it moves among. */
export function expectChange(
  request: DjRequest,
  change: RequestChange,
  lane: DjRequest[] = [],
): Expected<DjRequest> {
  const after = { ...changed(request, change), ...placed(request, change, lane) };
  return { before: request, after };
}

/** Returns requests that change together: each one that moves comes after the one before it. */
export function expectChanges(requests: DjRequest[], change: RequestChange, accepted: DjRequest[]) {
  const { after } = change;
  let line = accepted.filter(({ lane }) => lane === change.lane);
  return requests.map((request, index) => {
    const behind = requests[index - 1]?.id ?? after;
    const one = after === undefined ? change : { ...change, after: behind ?? null };
    const expected = expectChange(request, one, line);
    const others = line.filter(({ id }) => id !== request.id);
    line = [...others, expected.after].sort((a, b) => a.position - b.position);
    return expected;
  });
}

function placed({ id }: DjRequest, { after }: RequestChange, lane: DjRequest[]) {
  if (after === undefined) return {};
  const position = positionAfter(
    lane.filter((other) => other.id !== id),
    after,
  );
  // Without room between two positions, the server renumbers the lane and sends the result.
  return typeof position === "number" ? { position } : {};
}

/** What the DJs note about a request, whatever becomes of it. */
function marked(request: DjRequest, change: RequestChange) {
  return {
    privateNote: (change.privateNote ?? request.privateNote) || null,
    trackId: change.trackId === undefined ? request.trackId : (change.trackId ?? NO_TRACK),
    explicit: change.explicit ?? (change.declineReason === "explicit" || request.explicit),
  };
}

function changed(request: DjRequest, change: RequestChange): DjRequest {
  const { status = request.status, lane = request.lane, pinned = request.pinned } = change;
  const at = new Date(serverNow()).toISOString();
  const isAccepting = status === "accepted" && request.status !== "accepted";
  const isParking = lane !== request.lane;
  return {
    ...request,
    status,
    lane,
    pinned: status === "accepted" && !isParking && pinned,
    ...marked(request, change),
    apart: request.apart && change.apart !== false,
    // Last until the server sends its position.
    position: isAccepting || isParking ? Number.MAX_SAFE_INTEGER : request.position,
    ...(status === "playing" && { startedAt: at }),
    ...(status === "played" && { playedAt: at }),
    ...(status === "declined" && {
      declinedAt: at,
      declineReason: change.declineReason ?? null,
      declineNote: change.note ?? null,
    }),
  };
}
