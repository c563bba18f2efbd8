import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useSync } from "@/lib/client/effects/use-change";
import { useErrorText } from "@/lib/client/error-text";
import { useEvents } from "@/lib/party/events/hooks";
import type { ListedEvent } from "@/lib/party/events/schema";
import { titleIdOf } from "./event-card";

type Card = { cardOf: (event: ListedEvent) => ReactNode };

/** The cards of the DJ's events, page after page. */
export function EventPages({ cardOf }: Card) {
  const t = useTranslations("events");
  const [count, setCount] = useState(1);
  const { data, error, mutate } = useEvents(count);
  const isThere = data !== undefined;

  function showMore() {
    if (isThere) setCount(count + 1);
    else if (error) void mutate();
  }

  return (
    <>
      <Box
        component="ul"
        sx={{
          display: "grid",
          gap: 2.5,
          gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 340px), 1fr))",
          listStyle: "none",
          m: 0,
          p: 0,
        }}
      >
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
          <EventPage key={index} page={index + 1} cardOf={cardOf} />
        ))}
      </Box>
      {/* While a page is on its way, the button keeps the focus. */}
      {(isThere ? count < data.pageCount : count > 1) && (
        <Button variant="tinted" onClick={showMore} place="center">
          {t("moreEvents")}
        </Button>
      )}
    </>
  );
}

/** One page of them. Reading continues at the first that has come. */
function EventPage({ page, cardOf }: Card & { page: number }) {
  const errorText = useErrorText();
  const { data, error } = useEvents(page);
  const isThere = data !== undefined;
  useSync(isThere && page, () => {
    if (!isThere || page === 1) return;
    const first = data?.events[0];
    if (first) document.getElementById(titleIdOf(first))?.focus({ preventScroll: true });
  });

  if (!data) {
    // The screen tells of the first.
    return (
      error &&
      page > 1 && (
        <li>
          <Alert severity="error">{errorText(error)}</Alert>
        </li>
      )
    );
  }
  return data.events.map(cardOf);
}
