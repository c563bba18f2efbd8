/** A simulated event, with the secrets of its hosts and of those whom its DJ trusts. */
export type Party = { id: string; code: string; hosts: string; trusted: string };
