import Box from "@mui/material/Box";
import { IconChevronDown } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { DialogForm } from "@/components/ui/form-dialog";
import { FormSummary } from "@/components/ui/form-summary";
import { usePersistedDraft } from "@/components/ui/use-persisted-draft";
import { useForm } from "@/lib/client/use-form";
import { useEventActions } from "@/lib/party/events/actions";
import type { DjEvent, NewEvent } from "@/lib/party/events/schema";
import { DetailFields, NameField } from "./detail-fields";
import { changeBetween } from "./event-change";
import {
  bodyOf,
  checkDraft,
  draftOf,
  type EventDraft,
  formEventSchema,
  newDraft,
  readDraft,
} from "./event-draft";
import { useEventWords, useFirstLanes } from "./event-words";
import { FieldGroup } from "./field-group";
import { LanesField } from "./lanes-field";
import { RuleFields } from "./rule-fields";
import { TimeFields } from "./time-fields";
import { TimeZoneField } from "./time-zone-field";

type Props = {
  /** The event to edit; undefined for a new one. */
  event: DjEvent | undefined;
  djName: string;
  onDone: () => void;
};

/** The fields that a new event shows at once; a mistake in another one unfolds them all. */
const FIRST = ["name", "opensAt", "closesAt", "settings.collectsFrom"];

/** All settings of an event. A new one shows its name and times; the rest has values to begin with, and unfolds. */
export function EventForm({ event, djName, onDone }: Props) {
  const t = useTranslations("events.form");
  const { create, update } = useEventActions();
  const firstLanes = useFirstLanes();
  const { kept, ref, drop } = usePersistedDraft(event ? undefined : "event");
  const [draft] = useState(() => {
    if (event) return draftOf(event);
    return kept ? readDraft(kept) : newDraft(djName, firstLanes);
  });

  const [isWhole, setIsWhole] = useState(Boolean(event ?? kept));
  const rest = useRef<HTMLDivElement>(null);

  function unfold() {
    // The button is gone with it, and so would be the focus.
    flushSync(() => setIsWhole(true));
    rest.current?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
  }

  async function save({ id }: DjEvent, next: NewEvent, form: HTMLFormElement) {
    const [before, after] = [checkDraft(draft), checkDraft(readDraft(new FormData(form)))];
    // An event that today's schema would refuse is sent whole.
    const change = before && after ? changeBetween(before, after) : next;
    if (change) await update(id, change);
  }

  const form = useForm(
    formEventSchema,
    async (next, element) => {
      await (event ? save(event, next, element) : create(next));
      leave();
    },
    { read: (element) => bodyOf(readDraft(new FormData(element))) },
  );

  /** Without keeping what was typed. */
  function leave() {
    drop();
    onDone();
  }

  const isShown = isWhole || Object.keys(form.fields).some((name) => !FIRST.includes(name));

  return (
    <DialogForm
      form={form}
      {...useEventWords()}
      fieldsRef={ref}
      fieldsSx={{ gap: 3, pt: 0 }}
      cancel={t("cancel")}
      submit={t(event ? "save" : "create")}
      onCancel={leave}
    >
      <FormSummary heading={(count) => t("check", { count })} />
      <FieldGroup legend={t("about")}>
        <NameField draft={draft} />
      </FieldGroup>
      <FieldGroup legend={t("when")} hint={t("timesHint")}>
        <TimeFields draft={draft} />
      </FieldGroup>
      {!isShown && (
        <Button onClick={unfold} place="start">
          <IconChevronDown size={20} aria-hidden />
          {t("more")}
        </Button>
      )}
      {/* Folded, its fields are still part of the form. */}
      <Box ref={rest} hidden={!isShown} sx={{ gap: 3, "&:not([hidden])": { display: "grid" } }}>
        <DetailGroups draft={draft} />
      </Box>
    </DialogForm>
  );
}

function DetailGroups({ draft }: { draft: EventDraft }) {
  const t = useTranslations("events.form");
  return (
    <>
      <FieldGroup legend={t("details")}>
        <TimeZoneField draft={draft} />
        <DetailFields draft={draft} />
      </FieldGroup>
      <FieldGroup legend={t("rules")}>
        <RuleFields draft={draft} />
      </FieldGroup>
      <FieldGroup legend={t("lanes")} hint={t("lanesHint")}>
        <LanesField draft={draft} />
      </FieldGroup>
    </>
  );
}
