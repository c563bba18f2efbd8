import { useTranslations } from "next-intl";
import { AppError } from "@/lib/calls/errors";

/** What to tell people about a failure. A call that never arrived is an unexpected one to them. */
export function useErrorText() {
  const t = useTranslations("errors");
  return (error: unknown) => t(error instanceof AppError ? error.code : "unexpected");
}
