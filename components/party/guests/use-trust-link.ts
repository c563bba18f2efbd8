import { useEffectEvent, useLayoutEffect } from "react";
import { useSWRConfig } from "swr";
import { useToasts } from "@/lib/client/use-toasts";
import { addressesOf } from "@/lib/party/guests/addresses";
import { sendAsGuest } from "@/lib/party/guests/send-as-guest";
import { trustCalls } from "@/lib/party/secret-links/calls";

const SECRET = /^#trusted=([\w-]{43})$/;

/** Makes this phone that of a trusted guest if it came by such a link. */
export function useTrustLink(code: string) {
  const { mutate } = useSWRConfig();
  const toasts = useToasts();

  const enter = useEffectEvent(async () => {
    const secret = SECRET.exec(location.hash)?.[1];
    if (!secret) return;
    // Whoever looks at this screen, or gets the address from here, must not find it.
    history.replaceState(null, "", location.pathname + location.search);
    try {
      await sendAsGuest(trustCalls.enter, { params: { code }, body: { secret } });
      await mutate(addressesOf(code).event);
    } catch (error) {
      toasts.error(error);
    }
  });
  // Before any part of the page writes the address of what it shows, which has no secret in it.
  useLayoutEffect(() => {
    void enter();
  }, []);
}
