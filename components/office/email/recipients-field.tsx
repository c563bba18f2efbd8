import Autocomplete from "@mui/material/Autocomplete";
import Chip from "@mui/material/Chip";
import MuiTextField from "@mui/material/TextField";
import { useTranslations } from "next-intl";
import { type Ref, useState } from "react";
import {
  isAddress,
  joinedRecipients,
  type problemOf,
  recipientsIn,
  recipientsOf,
} from "@/lib/office/email/recipients";
import type { KeptEmail } from "@/lib/office/email/schema";
import { useEmailTools } from "./email-tools";
import { useEmailWords } from "./use-email-words";

type Props = {
  email: KeptEmail;
  inputRef: Ref<HTMLInputElement>;
  problem: ReturnType<typeof problemOf>;
};

/** What ends an address while it is being typed. */
const SEPARATOR = /[,;\s]/;

/** The recipients of a draft, each a chip. People whom the mailbox knows are offered. */
export function RecipientsField({ email, inputRef, problem }: Props) {
  const t = useTranslations("email");
  const words = useEmailWords();
  const { people, write } = useEmailTools();
  const [typed, setTyped] = useState("");
  const recipients = recipientsOf(email);
  const keep = (all: readonly string[]) => write(email.id, { To: joinedRecipients(all) });

  function take(text: string) {
    setTyped("");
    const found = recipientsIn(text);
    if (found.length > 0) keep([...recipients, ...found]);
  }

  return (
    <Autocomplete
      multiple
      freeSolo
      filterSelectedOptions
      options={people.map(({ address }) => address)}
      getOptionLabel={(address) => `${words.nameOf(address)} <${address}>`}
      value={recipients}
      onChange={(_, chosen) => {
        setTyped("");
        keep(chosen.flatMap((one) => (recipients.includes(one) ? one : recipientsIn(one))));
      }}
      inputValue={typed}
      onInputChange={(_, text, reason) => {
        if (reason === "reset") return;
        if (SEPARATOR.test(text) && recipientsIn(text).some(isAddress)) take(text);
        else setTyped(text);
      }}
      onBlur={() => take(typed)}
      renderValue={(shown, getItemProps) =>
        shown.map((address, index) => {
          const { key, ...props } = getItemProps({ index });
          return (
            <Chip
              key={key}
              {...props}
              label={words.nameOf(address)}
              title={address}
              color={isAddress(address) ? "default" : "error"}
              variant={isAddress(address) ? "filled" : "outlined"}
            />
          );
        })
      }
      renderInput={(params) => (
        <MuiTextField
          {...params}
          // A new mail begins here.
          autoFocus={!!email.untouched && !email.To}
          label={t("recipients")}
          inputRef={inputRef}
          error={!!problem}
          helperText={
            problem && t(`problem.${problem.kind}`, { recipient: problem.recipient ?? "" })
          }
        />
      )}
    />
  );
}
