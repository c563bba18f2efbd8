import Skeleton from "@mui/material/Skeleton";
import { useEffect, useState } from "react";
import { useIsWrittenHere } from "@/lib/office/email/hooks";
import type { DeskEmail } from "@/lib/office/email/schema";
import { ContentFrame } from "./content-frame";

/** A mail's text. The server sanitized the samples; what comes from the desk is sanitized before it shows. */
export function EmailContent({ email }: { email: DeskEmail }) {
  const isWrittenHere = useIsWrittenHere(email.id);
  return isWrittenHere ? (
    <WrittenContent html={email.emailContent} />
  ) : (
    <ContentFrame html={email.emailContent} />
  );
}

function WrittenContent({ html }: { html: string }) {
  const [safe, setSafe] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    // Without it, the frame still runs and loads nothing.
    import("@/lib/office/email/safe-content").then(
      ({ safeContent }) => isCurrent && setSafe(safeContent(html)),
      () => isCurrent && setSafe(html),
    );
    return () => {
      isCurrent = false;
    };
  }, [html]);
  return safe === undefined ? (
    <Skeleton variant="rounded" height={160} />
  ) : (
    <ContentFrame html={safe} />
  );
}
