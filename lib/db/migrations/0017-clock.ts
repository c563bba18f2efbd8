import { type Kysely, type Migration, sql } from "kysely";

/**
 * What an event's clock needs, on the event's own row because every read and write of a night has it at hand: the
 * last call, when the status next changes by itself, when songs started, and how many requests are in the line.
 */
export const clock: Migration = {
  async up(db: Kysely<unknown>) {
    const events = () => db.schema.alterTable("events");
    await events().addColumn("lastCallAt", "text").execute();
    await events().addColumn("nextTurnAt", "text").execute();
    await events()
      .addColumn("starts", "text", (c) => c.notNull().defaultTo("[]"))
      .execute();
    await events()
      .addColumn("queued", "integer", (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex("events_turning").on("events").column("nextTurnAt").execute();
    const now = new Date().toISOString();
    await sql`
      update events set "nextTurnAt" = case
        when "opensAt" > ${now} then "opensAt"
        when "closesAt" > ${now} then "closesAt"
      end
      where status in ('open', 'paused')`.execute(db);
    await sql`
      update events set queued = (
        select count(*) from requests
        where requests."eventId" = events.id and "rankGroup" in (1, 2)
      )`.execute(db);
  },
};
