import { usePathname } from "next/navigation";
import { useCustomizer } from "@/lib/shell/customizer/hooks";

/** Pages that need the full width: the menu is folded there unless the visitor has chosen its width. */
const ROOMY: readonly string[] = ["/DJPortal"];

/** Whether the sidebar shows icons only. */
export function useIsFolded() {
  const isRoomy = ROOMY.includes(usePathname());
  return useCustomizer(
    ({ choices, settings }) => choices.isCollapse ?? (settings.isCollapse || isRoomy),
  );
}
