/** A simulated event; `hosts` is the secret of its hosts. */
export type Party = { id: string; code: string; hosts: string };
