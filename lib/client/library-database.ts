/** Where this device remembers the files of an account's library. A worker loads it, which has no window. */
export const LIBRARY_DATABASE = "crowdcue-library";
