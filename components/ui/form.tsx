import { type ComponentProps, createContext, use } from "react";
import { useProblemText } from "@/lib/client/error-text";
import type { FormState } from "@/lib/client/use-form";

/** Error texts by field name; those of `lanes` also serve `lanes.0`. */
export type FieldWords = Record<string, string>;

type Shown = Omit<FormState, "formProps"> & {
  labelOf: (name: string) => string | undefined;
  /** The error of a field; undefined when there is none. */
  errorOf: (name: string) => string | undefined;
};

const FormContext = createContext<Shown | undefined>(undefined);

type Props = Omit<ComponentProps<"form">, "form"> & {
  form: FormState;
  labels: FieldWords;
  /** An error text for this form, instead of the generic one: of a field, or `name.taken` of one error of it. */
  wrong?: FieldWords;
};

/** Provides a form's labels and errors to its fields: `<Stack component={Form} form={useForm(…)} labels={…}>`. */
export function Form({ form, labels, wrong = {}, ...props }: Props) {
  const problemText = useProblemText();
  const { formProps, ...state } = form;
  const labelOf = (name: string) => wordsFor(name, labels);

  function errorOf(name: string) {
    const key = state.fields[name]?.[0];
    if (!key) return undefined;
    const limit = key === "too_long" ? state.limits?.[name] : undefined;
    if (limit) return problemText(key, 0, limit);
    return (
      wrong[`${name}.${key}`] ?? ((isGeneral(key) && wordsFor(name, wrong)) || problemText(key))
    );
  }

  return (
    <FormContext value={{ ...state, labelOf, errorOf }}>
      <form {...formProps} {...props} />
    </FormContext>
  );
}

/** Says that a field is wrong, but not in which respect. */
function isGeneral(key: string) {
  return key === "required" || key === "invalid" || key === "too_short" || key === "too_long";
}

export function useFormState() {
  const form = use(FormContext);
  if (!form) throw new Error("A part of a form stands outside of it.");
  return form;
}

/** The label and error of the named field. */
export function useField(name: string) {
  const { labelOf, errorOf } = useFormState();
  return { label: labelOf(name), error: errorOf(name) };
}

function wordsFor(name: string, words: FieldWords) {
  return words[name] ?? words[name.replace(/\.\d+$/, "")];
}
