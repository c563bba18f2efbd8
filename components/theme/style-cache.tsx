import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { AppRouterCacheProvider } from "@mui/material-nextjs/v16-appRouter";
import rtlPlugin from "@mui/stylis-plugin-rtl";
import { type ReactNode, useState } from "react";
import { useSettings } from "@/lib/shell/customizer/hooks";
import type { Direction } from "@/lib/shell/customizer/schema";

const optionsFor = {
  ltr: { key: "ltr" },
  rtl: { key: "rtl", stylisPlugins: [rtlPlugin] },
};

/**
 * Emotion's cache for the direction in force. MUI's provider makes the first one and streams its styles
 * with the server's HTML; another direction brings a cache of its own. Only the cache is exchanged, the
 * tree stays mounted, so nothing that a visitor has typed is lost.
 */
export function StyleCache({ children }: { children: ReactNode }) {
  const { activeDir } = useSettings();
  return (
    <AppRouterCacheProvider options={optionsFor[activeDir]} CacheProvider={CurrentCache}>
      {children}
    </AppRouterCacheProvider>
  );
}

function CurrentCache({ value, children }: { value: EmotionCache; children?: ReactNode }) {
  const { activeDir } = useSettings();
  const [caches] = useState(() => new Map([[activeDir, value]]));
  const cache = caches.get(activeDir) ?? createMirroredCache(activeDir);
  caches.set(activeDir, cache);
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}

function createMirroredCache(direction: Direction) {
  const cache = createCache(optionsFor[direction]);
  cache.compat = true;
  return cache;
}
