import { notFound } from "next/navigation";

/** Responds with status 404, which a normal page could not set. `not-found.tsx` is what visitors see. */
export default function NotFoundPage() {
  notFound();
}
