/**
 * Every unknown address leads to `/auth/404` by itself. Without this page, each document brings along, twice, the one
 * that Next.js has.
 */
export default function NotFound() {
  return <a href="/auth/404">404</a>;
}
