import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { AppError } from "@/lib/calls/errors";
import { useEventActions } from "@/lib/party/events/hooks";
import type { DjEvent } from "@/lib/party/events/schema";
import {
  changeBetween,
  checkDraft,
  type Described,
  draftOf,
  type EventDraft,
  fieldIds,
  fieldOf,
  newDraft,
} from "./event-draft";

export type EventFormProps = {
  /** The event to edit; none makes a new one. */
  event: DjEvent | undefined;
  djName: string;
  onDone: () => void;
};

/** What every group of fields gets. */
export type FieldsProps = {
  draft: EventDraft;
  write: (typed: Partial<EventDraft>) => void;
  /** What is wrong with a field, by its id. */
  errorOf: (id: string) => string | undefined;
};

/** The state of the form, from the first letter to the server's answer. What was typed outlives a refusal. */
export function useEventForm({ event, djName, onDone }: EventFormProps) {
  const t = useTranslations("events.wrong");
  const { create, update } = useEventActions();
  const [before] = useState(() => (event ? draftOf(event) : newDraft(djName)));
  const [draft, setDraft] = useState(before);
  const [wrong, setWrong] = useState<string[]>([]);
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);

  async function send(next: Described) {
    if (!event) return create(next.event);
    const known = checkDraft(before);
    const change = "event" in known ? changeBetween(known, next) : next.event;
    if (change) await update(event.id, change);
  }

  async function handleSubmit(submit: FormEvent<HTMLFormElement>) {
    submit.preventDefault();
    const checked = checkDraft(draft);
    const unread = unreadableFields(submit.currentTarget);
    const mistakes = [...unread, ...("wrong" in checked ? checked.wrong : [])];
    setFailure(undefined);
    setWrong([...new Set(mistakes)]);
    if (!("event" in checked) || mistakes.length > 0) return;
    setBusy(true);
    try {
      await send(checked);
      onDone();
    } catch (error) {
      setFailure(error);
      setWrong(error instanceof AppError ? fieldIds(Object.keys(error.fields ?? {})) : []);
    } finally {
      setBusy(false);
    }
  }

  function errorOf(id: string) {
    const field = wrong.includes(id) ? fieldOf(id) : undefined;
    return field && t(field);
  }

  return {
    draft,
    write: (typed: Partial<EventDraft>) => setDraft((known) => ({ ...known, ...typed })),
    errorOf,
    wrong,
    failure,
    isBusy,
    handleSubmit,
  };
}

/** Half a date has no value at all: without this it would pass for none. */
function unreadableFields(form: HTMLFormElement) {
  return [...form.elements]
    .filter((element) => element instanceof HTMLInputElement)
    .filter(({ validity }) => validity.badInput)
    .map(({ name }) => name);
}
