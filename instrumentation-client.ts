import { useNavigationStore } from "@/lib/shell/navigation/store";

/** Next.js calls this as soon as a link or the browser history requests another page. */
export function onRouterTransitionStart(
  destination: string,
  navigation: "push" | "replace" | "traverse",
) {
  useNavigationStore.setState({ destination, isTraversal: navigation === "traverse" });
}
