import { notFound } from "next/navigation";

/** Answers with status 404, which a page of its own could not; `not-found.tsx` is what people see. */
export default function NotFoundPage() {
  notFound();
}
