import { useTranslations } from "next-intl";
import { Toaster as Sonner, toast } from "sonner";
import { useSync } from "@/lib/client/effects/use-change";
import { type Toast, takeToasts, useToastQueue } from "@/lib/client/toast-queue";
import { MAX_TOASTS, toastDurations } from "@/lib/client/use-toasts";
import { useSettings } from "@/lib/shell/customizer/hooks";

function show({ kind, key, message, content, description, ...more }: Toast) {
  if (kind === "gone") return toast.dismiss(key);
  // The description is named even without one: what takes another's place would inherit it.
  const said = { ...more, ...(key && { id: key }), description };
  if (kind === "blank") return toast(message, said);
  // Sonner's own `custom` takes a toast's looks away, and keeps its content when another takes its place.
  return kind === "custom" ? toast(content, said) : toast[kind](message, said);
}

/** Where toasts appear. Sonner announces them politely to screen readers. */
export function ToastPanel() {
  const { activeDir } = useSettings();
  const t = useTranslations("layout.toasts");
  const waiting = useToastQueue((state) => state.waiting);

  // Sonner below listens by now: effects of children run first.
  useSync(waiting, () => {
    if (waiting.length === 0) return;
    for (const one of waiting) show(one);
    takeToasts(waiting);
  });

  return (
    <>
      <style>{LOOKS}</style>
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
          offset={PLACE}
          mobileOffset={PLACE}
          containerAriaLabel={t("region")}
          style={{ "--width": "min(500px, calc(100vw - 32px))" } as React.CSSProperties}
        />
      </slot>
    </>
  );
}

/** Below what undoes, rings and changes the language: a page with a header of its own says where that ends. */
const PLACE = { top: "var(--toast-top, 16px)", left: 16, right: 16 };

const LOOKS = `
/* On phones, too, where Sonner would make it wider than the screen. */
[data-sonner-toaster][data-y-position]{font-family:inherit;width:var(--width)}
/* As wide as its words, up to the width of the toaster. */
[data-sonner-toaster] [data-sonner-toast][data-styled]{inset-inline:0;margin-inline:auto;width:fit-content;max-width:100%;background:var(--palette-background-raised);color:var(--palette-text-primary);border:1px solid var(--palette-divider);border-radius:var(--shape-borderRadius);box-shadow:0 1px 9px rgb(0 0 0 / calc(var(--shadow-strength) * 0.7)),0 8px 20px rgb(0 0 0 / var(--shadow-strength));font:inherit;font-size:16px}
[data-sonner-toast][data-type=success] [data-icon]{color:var(--palette-success-main)}
[data-sonner-toast][data-type=error] [data-icon]{color:var(--palette-error-main)}
[data-sonner-toast] [data-description]{color:var(--palette-text-secondary)}
[data-sonner-toast] progress{display:block;width:240px;max-width:100%;margin-top:4px;accent-color:var(--palette-primary-main)}
/* Weighs more than Sonner's own rule. */
[data-sonner-toaster] [data-sonner-toast][data-styled] [data-button]{position:relative;height:auto;min-height:36px;padding:4px 14px;border-radius:var(--shape-borderRadius);background:var(--palette-primary-fill);color:#fff;font-size:16px;font-weight:600}
[data-sonner-toaster] [data-sonner-toast][data-styled] [data-button]:focus-visible{outline:2px solid var(--palette-primary-main);outline-offset:2px;box-shadow:none}
/* 48 px for fingers, below and above what is seen. */
[data-sonner-toast] [data-button]::after{content:"";position:absolute;inset:-6px 0}
`;
