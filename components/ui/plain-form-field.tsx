import type { ComponentProps } from "react";
import { useField } from "./form";
import { PlainField } from "./plain-field";

/** A field of the surrounding form, with its error below. */
export function PlainFormField(
  props: Omit<ComponentProps<typeof PlainField>, "label" | "error"> & { name: string },
) {
  const { label = props.name, error } = useField(props.name);
  return <PlainField label={label} error={error} {...props} />;
}
