import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { AppRouterCacheProvider } from "@mui/material-nextjs/v16-appRouter";
import rtlPlugin from "@mui/stylis-plugin-rtl";
import { type ReactNode, useState } from "react";
import { useSettings } from "@/lib/shell/customizer/hooks";
import type { Direction } from "@/lib/shell/customizer/options";
import { addPrefixes } from "./prefixes";

const optionsFor = {
  ltr: { key: "ltr", stylisPlugins: [addPrefixes] },
  rtl: { key: "rtl", stylisPlugins: [addPrefixes, rtlPlugin] },
};

/** The caches of a browser: all themes on a page write their styles through the same. */
const inBrowser = new Map<Direction, EmotionCache>();

/**
 * Emotion's cache for the current direction. MUI's provider creates the first one and streams its styles with the
 * server's HTML; the other direction gets its own cache. Only the cache changes and the tree stays mounted, so typed
 * text survives.
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
  const [caches] = useState(() =>
    typeof document === "undefined" ? new Map<Direction, EmotionCache>() : inBrowser,
  );
  const own = value.key === activeDir ? value : undefined;
  const cache = caches.get(activeDir) ?? own ?? createMirroredCache(activeDir);
  caches.set(activeDir, cache);
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}

function createMirroredCache(direction: Direction) {
  const cache = createCache(optionsFor[direction]);
  cache.compat = true;
  return cache;
}
