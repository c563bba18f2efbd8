import { ACCOUNT_HEADER } from "@/lib/calls/account-header";

let account: string | undefined;

/** Says whose page this is, if it is a DJ's: its calls name that account. */
export function setPageAccount(id: string | undefined) {
  account = id;
}

/** Names the account of the page, as a header of its calls. */
export function accountHeader() {
  return account && { [ACCOUNT_HEADER]: account };
}
