import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useErrorText } from "@/lib/client/error-text";
import { AreaNotice } from "./area-notice";

type Props = { title: string; error: Error; onRetry: () => void };

/** Shown in place of an area that failed to load: why, and a way to try again. */
export function AreaFailed({ title, error, onRetry }: Props) {
  const layout = useTranslations("layout");
  const errorText = useErrorText();
  return (
    <AreaNotice
      icon={IconAlertTriangle}
      title={title}
      text={errorText(error)}
      action={{ label: layout("tryAgain"), onClick: onRetry }}
    />
  );
}
