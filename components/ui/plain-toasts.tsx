import Box from "@mui/material/Box";
import { useEffect } from "react";
import { type Toast, takeToasts } from "@/lib/client/toast-queue";

/** Toasts as plain text, without action or motion. */
export function PlainToasts({ toasts }: { toasts: readonly Toast[] }) {
  useEffect(() => {
    const timers = toasts.map((toast) => setTimeout(() => takeToasts([toast]), toast.duration));
    return () => timers.forEach(clearTimeout);
  }, [toasts]);

  return (
    <Box
      role="status"
      sx={{
        position: "fixed",
        insetBlockStart: 16,
        insetInline: 16,
        zIndex: "snackbar",
        display: "grid",
        gap: 1,
        justifyItems: "center",
      }}
    >
      {toasts.map(({ message, description }, index) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: a toast may come twice.
          key={index}
          sx={{
            px: 2,
            py: 1.5,
            maxWidth: 500,
            borderRadius: 1,
            border: 1,
            borderColor: "divider",
            bgcolor: "background.raised",
            fontSize: "1rem",
          }}
        >
          {message}
          {description && <Box sx={{ color: "text.secondary" }}>{description}</Box>}
        </Box>
      ))}
    </Box>
  );
}
