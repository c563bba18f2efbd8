import type { ComponentProps } from "react";
import { FormField, FormTextArea } from "@/components/ui/form-field";
import { useBookingField } from "@/lib/office/forms/hooks";
import type { Draft } from "@/lib/office/forms/schema";

type TextName = {
  [Name in keyof Draft]: string extends Draft[Name] ? Name : never;
}[keyof Draft];
type Named<Field extends typeof FormField | typeof FormTextArea> = Omit<
  ComponentProps<Field>,
  "name"
> & { name: TextName };

/** A field of the enquiry that holds a text. */
export function BookingField({ name, ...props }: Named<typeof FormField>) {
  const [value, set] = useBookingField(name);
  return (
    <FormField name={name} value={value} onChange={({ target }) => set(target.value)} {...props} />
  );
}

/** The same of more than one line. */
export function BookingTextArea({ name, ...props }: Named<typeof FormTextArea>) {
  const [value, set] = useBookingField(name);
  const handleChange = ({ target }: { target: { value: string } }) => set(target.value);
  return <FormTextArea name={name} value={value} onChange={handleChange} {...props} />;
}
