// Replaces modules that do nothing in tests, such as `server-only`.
export {};
