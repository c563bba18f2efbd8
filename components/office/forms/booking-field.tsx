import { FormField } from "@/components/ui/form-field";
import type { TextFieldProps } from "@/components/ui/text-field";
import { useBookingField } from "@/lib/office/forms/hooks";
import type { Draft } from "@/lib/office/forms/schema";

type TextName = {
  [Name in keyof Draft]: string extends Draft[Name] ? Name : never;
}[keyof Draft];

/** A field of the enquiry that holds a text. */
export function BookingField({ name, ...props }: TextFieldProps & { name: TextName }) {
  const [value, set] = useBookingField(name);
  return (
    <FormField name={name} value={value} onChange={({ target }) => set(target.value)} {...props} />
  );
}
