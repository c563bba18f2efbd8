import Autocomplete, { createFilterOptions } from "@mui/material/Autocomplete";
import Chip from "@mui/material/Chip";
import TextField from "@mui/material/TextField";
import { useTranslations } from "next-intl";
import { useState } from "react";
import {
  isAddress,
  joinedRecipients,
  type problemOf,
  recipientsIn,
  recipientsOf,
} from "@/lib/office/email/recipients";
import type { DeskEmail } from "@/lib/office/email/schema";
import { useEmailTools } from "./email-tools";
import { useEmailWords } from "./use-email-words";

type Props = {
  email: DeskEmail;
  problem: ReturnType<typeof problemOf>;
};

const matching = createFilterOptions<string>();

/** What ends an address while it is being typed. */
const SEPARATOR = /[,;\s]/;

/** The recipients of a draft, each a chip. People whom the mailbox knows are offered. */
export function RecipientsField({ email, problem }: Props) {
  const t = useTranslations("email");
  const words = useEmailWords();
  const { people } = useEmailTools("selection");
  const { write } = useEmailTools("actions");
  const [typed, setTyped] = useState("");
  const recipients = recipientsOf(email);
  const keep = (all: readonly string[]) => write(email.id, { To: joinedRecipients(all) });

  function take(text: string) {
    setTyped("");
    const found = recipientsIn(text);
    if (found.length > 0) keep([...recipients, ...found]);
  }

  const options = people.map(({ address }) => address);
  const labelOf = (address: string) => `${words.nameOf(address)} <${address}>`;

  /** Enter takes the first suggestion, unless the letters are an address themselves. */
  function suggested() {
    if (isAddress(typed)) return undefined;
    const others = options.filter((address) => !recipients.includes(address));
    return matching(others, { inputValue: typed, getOptionLabel: labelOf })[0];
  }

  return (
    <Autocomplete
      multiple
      freeSolo
      filterSelectedOptions
      autoHighlight={!isAddress(typed)}
      options={options}
      getOptionLabel={labelOf}
      value={recipients}
      onChange={(_, chosen, reason) => {
        setTyped("");
        const first = reason === "createOption" && suggested();
        if (first) return keep([...recipients, first]);
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
        <TextField
          {...params}
          // A new mail begins here.
          autoFocus={!!email.untouched && !email.To}
          label={t("recipients")}
          name="To"
          error={!!problem}
          helperText={
            problem && t(`problem.${problem.kind}`, { recipient: problem.recipient ?? "" })
          }
        />
      )}
    />
  );
}
