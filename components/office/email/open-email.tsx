import { useSync } from "@/lib/client/effects/use-change";
import { isDraft } from "@/lib/office/email/rules";
import { Composer } from "./composer";
import { EmailReader } from "./email-reader";
import { useEmailTools } from "./email-tools";
import { NothingOpen } from "./nothing-open";

/** The open mail, to read or, if it is a draft, to write. */
export function OpenEmail() {
  const { chosen } = useEmailTools("selection");
  useReading();
  if (!chosen) return <NothingOpen />;
  return isDraft(chosen) ? (
    <Composer key={chosen.id} email={chosen} />
  ) : (
    // Without a key: who steps from mail to mail keeps the focus on the button.
    <EmailReader email={chosen} />
  );
}

/** Opening a mail marks it as read. What is marked as unread while it is open stays so. */
function useReading() {
  const { chosen } = useEmailTools("selection");
  const { setUnread } = useEmailTools("actions");
  useSync(chosen?.id, () => chosen?.unread && setUnread([chosen], false));
}
