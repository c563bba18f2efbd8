import { type ComponentProps, createContext, use } from "react";
import { useProblemText } from "@/lib/client/error-text";
import type { FormState } from "@/lib/client/use-form";

/** Error texts by field name; those of `lanes` also serve `lanes.0`. */
export type FieldWords = Record<string, string>;

type Shown = Omit<FormState, "formProps"> & {
  labels: FieldWords;
  /** What is wrong with a field; undefined while nothing is. */
  errorOf: (name: string) => string | undefined;
};

const FormContext = createContext<Shown | undefined>(undefined);

type Props = Omit<ComponentProps<"form">, "form"> & {
  form: FormState;
  labels: FieldWords;
  /** What to say of a wrong field instead of the words that serve every form. */
  wrong?: FieldWords;
};

/**
 * A form around its fields: `<Stack component={Form} form={useForm(…)} labels={…}>`. Its fields take their labels and
 * their problems from here.
 */
export function Form({ form, labels, wrong = {}, ...props }: Props) {
  const problemText = useProblemText();
  const { formProps, ...state } = form;

  function errorOf(name: string) {
    const key = state.fields[name]?.[0];
    return key && (wordsFor(name, wrong) ?? problemText(key));
  }

  return (
    <FormContext value={{ ...state, labels, errorOf }}>
      <form {...formProps} {...props} />
    </FormContext>
  );
}

export function useFormState() {
  const form = use(FormContext);
  if (!form) throw new Error("A part of a form stands outside of it.");
  return form;
}

/** What a field of this name shows: its label and what is wrong with it. */
export function useField(name: string) {
  const { labels, errorOf } = useFormState();
  return { label: wordsFor(name, labels), error: errorOf(name) };
}

export function wordsFor(name: string, words: FieldWords) {
  return words[name] ?? words[name.replace(/\.\d+$/, "")];
}
