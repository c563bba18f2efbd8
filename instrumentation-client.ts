import { surviveTranslation } from "@/lib/client/page-translation";
import { useNavigationStore } from "@/lib/shell/navigation/store";

// Before React renders anything.
surviveTranslation();

/** Next.js calls this as soon as a link or the browser history requests another page. */
export function onRouterTransitionStart(
  destination: string,
  navigation: "push" | "replace" | "traverse",
) {
  useNavigationStore.setState({ destination, isTraversal: navigation === "traverse" });
}
