import GlobalStyles from "@mui/material/GlobalStyles";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { type Toast, takeToasts, useToastQueue } from "@/lib/client/toast-queue";
import { MAX_TOASTS, toastDurations } from "@/lib/client/use-toasts";
import { useSettings } from "@/lib/shell/customizer/hooks";

function show({ kind, message, ...more }: Toast) {
  if (kind === "blank") toast(message, more);
  else toast[kind](message, more);
}

/** Where toasts appear. Sonner announces them politely to screen readers. */
export function ToastPanel() {
  const { activeDir } = useSettings();
  const t = useTranslations("layout.toasts");
  const waiting = useToastQueue((state) => state.waiting);

  // Sonner below listens by now: effects of children run first.
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const one of waiting) show(one);
    takeToasts(waiting);
  }, [waiting]);

  return (
    <>
      <GlobalStyles
        styles={({ vars: { palette, shape, shadows, font } }) => ({
          // On phones, too, where Sonner would make it wider than the screen.
          "[data-sonner-toaster][data-y-position]": {
            fontFamily: "inherit",
            width: "var(--width)",
          },
          "[data-sonner-toaster] [data-sonner-toast][data-styled]": {
            // As wide as its words, up to the width of the toaster.
            insetInline: 0,
            marginInline: "auto",
            width: "fit-content",
            maxWidth: "100%",
            background: palette.background.raised,
            color: palette.text.primary,
            border: `1px solid ${palette.divider}`,
            borderRadius: shape.borderRadius,
            boxShadow: shadows[8],
            font: font.body1,
            fontSize: "16px",
          },
          "[data-sonner-toast][data-type=success] [data-icon]": { color: palette.success.main },
          "[data-sonner-toast][data-type=error] [data-icon]": { color: palette.error.main },
          "[data-sonner-toast] [data-description]": { color: palette.text.secondary },
          "[data-sonner-toast] [data-button]": {
            minHeight: 32,
            position: "relative",
            // 48 px for fingers, below and above what is seen.
            "&::after": { content: '""', position: "absolute", inset: "-8px 0" },
            background: palette.primary.fill,
            color: palette.common.white,
            fontSize: "14px",
          },
        })}
      />
      {/*
       * An open dialog hides everything around it from screen readers, except this element: toasts appear over dialogs.
       */}
      <slot>
        <Sonner
          position="top-center"
          dir={activeDir}
          expand
          visibleToasts={MAX_TOASTS}
          duration={toastDurations.blank}
          gap={12}
          offset={16}
          containerAriaLabel={t("region")}
          style={{ "--width": "min(500px, calc(100vw - 32px))" } as React.CSSProperties}
        />
      </slot>
    </>
  );
}
