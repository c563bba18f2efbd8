import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useErrorText } from "@/lib/client/error-text";
import { AreaNotice } from "./area-notice";

type Props = { title: string; error: Error; onRetry: () => void };

/** What stands for an area whose items did not arrive: why, and a way to try again. */
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
