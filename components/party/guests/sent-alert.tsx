import Alert from "@mui/material/Alert";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { isolated } from "@/components/ui/isolated";
import type { SubmissionAnswer } from "@/lib/party/requests/schema";

type Props = { answer: SubmissionAnswer; onClose: () => void };

/** Confirms below the form that the server has stored a request, and scrolls into view. */
export function SentAlert({ answer: { request, merged }, onClose }: Props) {
  const t = useTranslations("outbox");
  const alert = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer scrolls into view
  useEffect(() => {
    alert.current?.scrollIntoView({ block: "nearest" });
  }, [request.id]);
  return (
    <Alert ref={alert} severity="success" role="none" onClose={onClose}>
      {t(merged ? "joined" : "sent", { title: isolated(request.title) })}
    </Alert>
  );
}
