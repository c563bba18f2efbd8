"use client";

import { type ReactNode, useEffect, useState } from "react";
import { SWRConfig } from "swr";
import { AppTheme } from "@/components/theme/app-theme";
import { DocumentSettings } from "@/components/theme/document-settings";
import { StyleCache } from "@/components/theme/style-cache";
import { Toaster } from "@/components/ui/toaster";
import { createDataPolicy } from "@/lib/client/data-policy";
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
  const [dataPolicy] = useState(createDataPolicy);
  useEffect(repeatEarlyInput, []);
  return (
    <CustomizerContext value={customizer}>
      <StyleCache>
        <AppTheme labelTag={labelTag}>
          <DocumentSettings />
          <GlobalErrorWords />
          <SWRConfig value={dataPolicy}>{children}</SWRConfig>
          <Toaster />
        </AppTheme>
      </StyleCache>
    </CustomizerContext>
  );
}
