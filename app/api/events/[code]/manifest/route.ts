import { palette } from "@/components/theme/palette";
import { homeScreenCalls } from "@/lib/party/home-screen/calls";
import { getManifest } from "@/lib/party/home-screen/service";
import { route } from "@/lib/route";
import { visitorSettings } from "@/lib/shell/customizer/service";

export const GET = route(
  homeScreenCalls.manifest,
  async ({ who, params, request: { headers } }) => {
    const { activeTheme, activeMode } = visitorSettings(headers).settings;
    const { primary, background } = palette(activeTheme, activeMode);
    const colours = { theme: primary.fill, background: background.default };
    const manifest = await getManifest(params.code, who.id, headers, colours);
    return new Response(JSON.stringify(manifest), {
      headers: { "content-type": "application/manifest+json", "cache-control": "no-store" },
    });
  },
);
