import { headers } from "next/headers";
import { GuestPage } from "./guest-page";

const songs = ["Dancing Queen", "One More Time", "Bad Guy", "Levels", "Titanium", "Valerie"];

/** What a small Next.js and MUI page costs: one form, and a list that the server has read. */
export default async function Page() {
  // Rendered for each visitor, like the product's pages.
  await headers();
  const requests = songs.map((title, index) => ({ id: `${index}`, title, votes: index * 3 }));
  return <GuestPage requests={requests} />;
}
