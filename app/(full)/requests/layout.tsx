import { AppTheme } from "@/components/theme/app-theme";

/** Until the guest page is plain. */
export default function RequestsLayout({ children }: LayoutProps<"/requests">) {
  return <AppTheme>{children}</AppTheme>;
}
