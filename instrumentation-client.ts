import { useNavigationStore } from "@/lib/shell/navigation/store";

/** Next.js calls this as soon as a link or the browser history requests another page. */
export function onRouterTransitionStart(url: string) {
  const { href } = new URL(url, window.location.href);
  if (href !== window.location.href) useNavigationStore.setState({ destination: href });
}
