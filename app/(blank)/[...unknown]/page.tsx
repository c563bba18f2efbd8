import { redirect } from "next/navigation";

/** Whatever no named route answers to. */
export default function UnknownPage() {
  redirect("/auth/404");
}
