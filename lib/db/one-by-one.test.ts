import pg from "pg";
import { freshDatabase } from "@/lib/testing/engines";
import { openStorage, setStorage, write } from "./client";
import { writeOneByOne } from "./one-by-one";

test("writes that wait for one name leave PostgreSQL's connections to others", async () => {
  const { url } = await freshDatabase("postgres");
  const opened = await openStorage(url);
  const elsewhere = new pg.Client({ connectionString: url });
  try {
    setStorage(opened);
    await elsewhere.connect();
    await elsewhere.query("begin");
    await elsewhere.query("select pg_advisory_xact_lock(hashtextextended('a name', 0))");
    // More than there are connections for writes.
    const waiting = Array.from({ length: 30 }, (_, index) =>
      writeOneByOne("a name", async () => index),
    );
    expect(await write(async () => "at once")).toBe("at once");
    await elsewhere.query("commit");
    expect(await Promise.all(waiting)).toEqual([...waiting.keys()]);
  } finally {
    await elsewhere.end();
    setStorage(undefined);
    await opened.close();
  }
});
