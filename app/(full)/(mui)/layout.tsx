import { AppTheme } from "@/components/theme/app-theme";

/** Pages of the full layout with MUI, for which those who open them wait once. A guest's page is beside them. */
export default function MuiLayout({ children }: LayoutProps<"/">) {
  return <AppTheme>{children}</AppTheme>;
}
