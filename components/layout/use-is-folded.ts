import { usePathname } from "next/navigation";
import { useSettings } from "@/lib/shell/customizer/hooks";

/** Pages that want all the room there is: their menu is folded regardless of the setting. */
const ROOMY: readonly string[] = ["/DJPortal"];

/** Whether the sidebar shows no more than its icons. */
export function useIsFolded() {
  const { isCollapse } = useSettings();
  const pathname = usePathname();
  return isCollapse || ROOMY.includes(pathname);
}
