import { ThemeProvider } from "@mui/material/styles";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { makeTheme } from "@/components/theme/theme";
import { CustomizerContext } from "@/lib/shell/customizer/hooks";
import { createCustomizerStore } from "@/lib/shell/customizer/store";
import messages from "@/messages/en.json";

const customizer = createCustomizerStore({});
const theme = makeTheme(customizer.getState().settings, {});

/** What a part of a page needs around it: English, the settings, the theme, and an empty cache. */
export function English({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <SWRConfig
        value={{ provider: () => new Map(), dedupingInterval: 0, revalidateIfStale: false }}
      >
        <CustomizerContext value={customizer}>
          <ThemeProvider theme={theme}>{children}</ThemeProvider>
        </CustomizerContext>
      </SWRConfig>
    </NextIntlClientProvider>
  );
}
