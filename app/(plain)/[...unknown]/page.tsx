import { redirect } from "next/navigation";

/** Every address that no other route matches. */
export default function UnknownPage() {
  redirect("/auth/404");
}
