import GlobalStyles from "@mui/material/GlobalStyles";
import { useTranslations } from "next-intl";
import { Toaster as Sonner } from "sonner";
import { MAX_TOASTS, toastDurations } from "@/lib/client/use-toasts";
import { useSettings } from "@/lib/shell/customizer/hooks";

/** Where toasts appear. Sonner announces them politely to screen readers. */
export function Toaster() {
  const { activeDir } = useSettings();
  const t = useTranslations("layout.toasts");
  return (
    <>
      <GlobalStyles
        styles={({ vars: { palette, shape, shadows, font } }) => ({
          "[data-sonner-toaster]": { fontFamily: "inherit" },
          "[data-sonner-toaster] [data-sonner-toast]": {
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
            background: palette.primary.fill,
            color: palette.common.white,
            fontSize: "14px",
          },
        })}
      />
      {/* An open dialog hides all around it from screen readers, but not this tag: a toast is for over it. */}
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
