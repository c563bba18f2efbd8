import type messages from "@/messages/en.json";

// Makes message keys typed: code with a key that no bundle has does not compile.
declare module "next-intl" {
  interface AppConfig {
    Messages: typeof messages;
  }
}
