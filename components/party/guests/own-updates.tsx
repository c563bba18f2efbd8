import { useRequests } from "@/lib/party/guests/hooks";
import { useOwnUpdates } from "@/lib/party/notifications/guest-hooks";
import { ownQuery } from "@/lib/party/requests/list-queries";

type Event = { code: string; timeZone: string };

/** Notifies the guest of changes to all of their requests, however many pages they fill. */
export function OwnUpdates({ pageCount, ...event }: Event & { pageCount: number }) {
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1);
  return pages.map((page) => <PageUpdates key={page} {...event} page={page} />);
}

function PageUpdates({ code, timeZone, page }: Event & { page: number }) {
  const { data } = useRequests(code, { ...ownQuery, page });
  useOwnUpdates(code, timeZone, data?.requests);
  return null;
}
