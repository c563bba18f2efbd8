import Box from "@mui/material/Box";
import { IconMail, IconMapPin, IconMessage, IconPhone, type TablerIcon } from "@tabler/icons-react";
import type { Route } from "next";
import { useTranslations } from "next-intl";
import { Button, ButtonLink } from "@/components/ui/button";
import { chatHref, composeHref, mapHref, telHref } from "@/lib/office/contacts/links";
import type { Contact } from "@/lib/office/contacts/schema";
import { OUTSIDE } from "./outside";

/** The ways to reach a contact, in the thumb's reach. What is not known recedes and stays in its place. */
export function ContactWays({ contact }: { contact: Contact }) {
  const t = useTranslations("contacts");
  const { phone, email, address } = contact;
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
        gap: 1,
        "& > *": { flexDirection: "column", gap: 0.5, minHeight: 64, px: 0.5 },
      }}
    >
      <Way icon={IconPhone} word={t("call")} href={telHref(phone)} />
      <Way icon={IconMessage} word={t("chat")} href={chatHref(contact)} />
      <Way icon={IconMail} word={t("write")} href={composeHref(email)} />
      <Way icon={IconMapPin} word={t("map")} href={mapHref(address)} isOutside />
    </Box>
  );
}

type Props = { icon: TablerIcon; word: string; href: string | undefined; isOutside?: boolean };

function Way({ icon: Icon, word, href, isOutside = false }: Props) {
  const content = (
    <>
      <Icon size={22} aria-hidden />
      {word}
    </>
  );
  if (!href) {
    return (
      <Button variant="tinted" size="medium" disabled>
        {content}
      </Button>
    );
  }
  return (
    <ButtonLink variant="tinted" size="medium" href={href as Route} {...(isOutside && OUTSIDE)}>
      {content}
    </ButtonLink>
  );
}
