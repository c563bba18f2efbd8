/**
 * Names the account that a page shows. A page may stay open while another account signs in on the same device; the
 * server then answers `signed_out`, so that the page neither shows nor changes what is not its account's.
 */
export const ACCOUNT_HEADER = "x-account";
