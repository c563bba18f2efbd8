import type messages from "@/messages/en.json";

// Makes every message key a type: a key that code uses and no bundle has does not compile.
declare module "next-intl" {
  interface AppConfig {
    Messages: typeof messages;
  }
}
