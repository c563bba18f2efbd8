"use client";

import { type ReactNode, useEffect, useState } from "react";
import { SWRConfig } from "swr";
import { AppTheme } from "@/components/theme/app-theme";
import { DocumentSettings } from "@/components/theme/document-settings";
import { StyleCache } from "@/components/theme/style-cache";
import { Toaster } from "@/components/ui/toaster";
import { createFetchPolicy } from "@/lib/client/fetch-policy";
import { CustomizerContext } from "@/lib/shell/customizer/hooks";
import type { Choices } from "@/lib/shell/customizer/schema";
import { createCustomizerStore } from "@/lib/shell/customizer/store";
import type { LanguageCode } from "@/lib/shell/i18n/locales";
import { repeatEarlyInput } from "./early-input";
import { GlobalErrorWords } from "./global-error-words";

type Props = {
  choices: Choices;
  browserLanguage: LanguageCode | undefined;
  labelTag: string;
  children: ReactNode;
};

export function Providers({ choices, browserLanguage, labelTag, children }: Props) {
  const [customizer] = useState(() => createCustomizerStore(choices, browserLanguage));
  const [fetchPolicy] = useState(createFetchPolicy);
  useEffect(repeatEarlyInput, []);
  return (
    <CustomizerContext value={customizer}>
      <StyleCache>
        <AppTheme labelTag={labelTag}>
          <DocumentSettings />
          <GlobalErrorWords />
          <SWRConfig value={fetchPolicy}>{children}</SWRConfig>
          <Toaster />
        </AppTheme>
      </StyleCache>
    </CustomizerContext>
  );
}
