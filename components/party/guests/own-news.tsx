import { useRequests } from "@/lib/party/guests/hooks";
import { useOwnNews } from "@/lib/party/notifications/guest-hooks";
import { ownQuery } from "@/lib/party/requests/list-schema";

/** Notifies the guest of changes to all of their requests, however many pages they fill. */
export function OwnNews({ code, pageCount }: { code: string; pageCount: number }) {
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1);
  return pages.map((page) => <PageNews key={page} code={code} page={page} />);
}

function PageNews({ code, page }: { code: string; page: number }) {
  const { data } = useRequests(code, { ...ownQuery, page });
  useOwnNews(code, data?.requests);
  return null;
}
