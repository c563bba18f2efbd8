import { readdirSync } from "node:fs";

/** The address of every page; those with parameters are tested in their own journeys. */
export const pages = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("/page.tsx") && !file.includes("["))
  .map((file) => file.replace(/^(\([^)]+\)\/)+/, "/").replace(/\/page\.tsx$/, ""))
  .sort();
