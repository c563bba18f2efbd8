"use client";

import { useNow } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { OutboxLoader } from "@/components/party/guests/outbox-loader";
import { ScrollToTop } from "@/components/shell/navigation/scroll-to-top";
import { DocumentSettings } from "@/components/theme/document-settings";
import { PlainTheme } from "@/components/theme/plain-theme";
import { Toaster } from "@/components/ui/toaster";
import { useSync } from "@/lib/client/effects/use-change";
import { replayEarlyInput } from "@/lib/client/scheduling/early-input";
import { learnFromPage } from "@/lib/client/server-clock";
import { CustomizerContext } from "@/lib/shell/customizer/hooks";
import type { Choices } from "@/lib/shell/customizer/schema";
import { createCustomizerStore } from "@/lib/shell/customizer/store";
import type { Browser } from "@/lib/shell/i18n/locales";
import { GlobalErrorWords } from "./global-error-words";

type Props = {
  choices: Choices;
  browser: Browser;
  children: ReactNode;
};

/** What every page has around it. MUI comes with the layouts of the pages that use them. */
export function Providers({ choices, browser, children }: Props) {
  const [customizer] = useState(() => createCustomizerStore(choices, browser));
  const madeAt = useNow();
  useSync(madeAt, () => learnFromPage(madeAt));
  useEffect(replayEarlyInput, []);
  return (
    <CustomizerContext value={customizer}>
      <DocumentSettings />
      <ScrollToTop />
      <GlobalErrorWords />
      <PlainTheme>
        {children}
        <Toaster />
        <OutboxLoader />
      </PlainTheme>
    </CustomizerContext>
  );
}
