import "server-only";
import { createTranslator } from "next-intl";
import type { UpdatedRequest } from "@/lib/party/requests/updates";
import type { Subscription } from "@/lib/party/subscriptions/service";
import { intlLocale, locales } from "@/lib/shell/i18n/locales";
import { type PushKind, topicOf } from "./rules";

/**
 * The message of a push, in the declarative form that Safari shows without a worker and ours shows elsewhere. It names
 * the song and no guest: a lock screen shows it to whoever looks.
 */
export async function messageOf(
  kind: PushKind,
  request: UpdatedRequest,
  { language, origin }: Pick<Subscription, "language" | "origin">,
  code: string,
) {
  const { default: messages } = await import(`../../../messages/${language}.json`);
  const t = createTranslator({ locale: intlLocale(language), messages });
  const { title, declineReason, declineNote } = request;
  const body =
    kind === "declined"
      ? declineNote || t(`requests.declined.${declineReason ?? "other"}`)
      : t(`push.${kind}.text`, { title });
  const { tag: lang, dir } = locales[language];
  return {
    web_push: 8030,
    notification: {
      title: t(`push.${kind}.title`, { title }),
      body,
      lang,
      dir,
      navigate: `${origin}/requests?event=${code}`,
      tag: topicOf(request.id),
      ...(kind !== "declined" && { app_badge: "1" }),
    },
  };
}
