"use client";

import { type Messages, NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import { type ReactNode, useMemo } from "react";

type Props = { messages: Partial<Messages>; children: ReactNode };

/** Adds messages to those of the provider around it, which would otherwise be replaced. */
export function MoreMessages({ messages, children }: Props) {
  const outer = useMessages();
  const all = useMemo(() => ({ ...outer, ...messages }), [outer, messages]);
  return (
    <NextIntlClientProvider locale={useLocale()} messages={all}>
      {children}
    </NextIntlClientProvider>
  );
}
