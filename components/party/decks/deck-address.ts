import { FORWARDER } from "@/lib/party/decks/forwarder";

const PATH = "/v1/remoteinput";

export type DeckAddress = {
  host: string;
  port: string;
  path: string;
  /** Where the site itself takes tracks, and the same with the secret. */
  site: string;
  whole: string;
  /** DJ programs speak http only: the forwarder stands between. */
  isForwarded: boolean;
};

/** What to enter in a DJ program for a site at this origin. */
export function addressAt(origin: string, secret: string | undefined): DeckAddress {
  const { hostname, port, protocol } = new URL(origin);
  const isForwarded = protocol === "https:";
  const site = origin + PATH;
  return {
    host: isForwarded ? FORWARDER.host : hostname,
    port: isForwarded ? String(FORWARDER.port) : port || "80",
    path: PATH,
    site,
    whole: secret ? `${site}?secret=${secret}` : site,
    isForwarded,
  };
}
