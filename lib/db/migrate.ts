import "server-only";
import { type Migration, Migrator, sql } from "kysely";
import type { Storage } from "./client";
import { first } from "./migrations/0001-requests";
import { accounts } from "./migrations/0002-accounts";
import { twoSteps } from "./migrations/0003-two-steps";
import { members } from "./migrations/0004-members";
import { acceptedInvitations } from "./migrations/0005-accepted-invitations";
import { steps } from "./migrations/0006-steps";
import { backers } from "./migrations/0007-backers";
import { submissions } from "./migrations/0008-submissions";
import { links } from "./migrations/0009-links";
import { asked } from "./migrations/0010-asked";
import { probe } from "./migrations/0011-probe";
import { desks } from "./migrations/0012-desks";
import { calendars } from "./migrations/0013-calendars";
import { permalinks } from "./migrations/0014-permalinks";
import { hostRules } from "./migrations/0015-host-rules";
import { marks } from "./migrations/0016-marks";
import { clock } from "./migrations/0017-clock";
import { privateNotes } from "./migrations/0018-private-notes";
import { presence } from "./migrations/0019-presence";
import { taken } from "./migrations/0020-taken";
import { walls } from "./migrations/0021-walls";
import { submissionsOrder } from "./migrations/0022-submissions-order";
import { apart } from "./migrations/0023-apart";
import { places } from "./migrations/0024-places";
import { heldNames } from "./migrations/0025-held-names";
import { push } from "./migrations/0026-push";
import { libraries } from "./migrations/0027-libraries";
import { decks } from "./migrations/0028-decks";
import { hearts } from "./migrations/0029-hearts";
import { arrivals } from "./migrations/0031-arrivals";
import { promises } from "./migrations/0032-promises";

/** Every migration, in order. Never edit a released one; add the next. */
function migrations(storage: Storage): Record<string, Migration> {
  return {
    "0001-requests": first(storage.engine),
    "0002-accounts": accounts(storage.engine),
    "0003-two-steps": twoSteps(storage.engine),
    "0004-members": members,
    "0005-accepted-invitations": acceptedInvitations,
    "0006-steps": steps(storage.engine),
    "0007-backers": backers(storage.engine),
    "0008-submissions": submissions,
    "0009-links": links,
    "0010-asked": asked,
    "0011-probe": probe,
    "0012-desks": desks,
    "0013-calendars": calendars,
    "0014-permalinks": permalinks,
    "0015-host-rules": hostRules,
    "0016-marks": marks,
    "0017-clock": clock,
    "0018-private-notes": privateNotes,
    "0019-presence": presence,
    "0020-taken": taken,
    "0021-walls": walls,
    "0022-submissions-order": submissionsOrder(storage.engine),
    "0023-apart": apart,
    "0024-places": places,
    "0025-held-names": heldNames,
    "0026-push": push,
    "0027-libraries": libraries(storage.engine),
    "0028-decks": decks,
    "0029-hearts": hearts,
    "0031-arrivals": arrivals,
    "0032-promises": promises,
  };
}

/** Brings the tables up to date, or up to the migration `last`. Processes that start together take turns. */
export async function migrate(storage: Storage, last?: string) {
  const migrator = new Migrator({
    db: storage.writer,
    provider: { getMigrations: async () => migrations(storage) },
  });
  const { error } = last ? await migrator.migrateTo(last) : await migrator.migrateToLatest();
  if (error) throw (await newerRelease(storage)) ?? error;
}

/** Returns what to say of a database that a newer release has migrated, or undefined if none has. */
async function newerRelease(storage: Storage) {
  const known = migrations(storage);
  const done = sql<{ name: string }>`select name from kysely_migration order by name`;
  const { rows } = await done.execute(storage.writer).catch(() => ({ rows: [] }));
  const unknown = rows.filter(({ name }) => !(name in known)).at(-1);
  if (!unknown) return undefined;
  return new Error(
    `A newer version of Crowdcue has changed this database (${unknown.name}): start that version, or restore a backup from before.`,
  );
}
