import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { IconMail, IconMapPin, IconNote, IconPhone, type TablerIcon } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { mailHref, mapHref, telHref } from "@/lib/office/contacts/links";
import type { Contact } from "@/lib/office/contacts/schema";
import { OUTSIDE } from "./outside";

/** What is known of a contact. Numbers and places are links; a map opens in a tab of its own. */
export function ContactFacts({ contact }: { contact: Contact }) {
  const t = useTranslations("contacts.fields");
  const { phone, email, address, notes } = contact;
  return (
    <Box component="dl" sx={{ m: 0, display: "grid", gap: 0.5 }}>
      <Fact icon={IconPhone} word={t("phone")} isShown={!!phone}>
        <FactLink href={telHref(phone)}>
          <bdi dir="ltr">{phone}</bdi>
        </FactLink>
      </Fact>
      <Fact icon={IconMail} word={t("email")} isShown={!!email}>
        <FactLink href={mailHref(email)}>
          <bdi dir="ltr">{email}</bdi>
        </FactLink>
      </Fact>
      <Fact icon={IconMapPin} word={t("address")} isShown={!!address}>
        <FactLink href={mapHref(address)} isOutside>
          <bdi>{address}</bdi>
        </FactLink>
      </Fact>
      <Fact icon={IconNote} word={t("notes")} isShown={!!notes}>
        <Box dir="auto" sx={{ ...fixed, textAlign: "left", whiteSpace: "pre-line" }}>
          {notes}
        </Box>
      </Fact>
    </Box>
  );
}

type FactProps = { icon: TablerIcon; word: string; isShown: boolean; children: ReactNode };

function Fact({ icon: Icon, word, isShown, children }: FactProps) {
  if (!isShown) return null;
  return (
    <Box sx={{ position: "relative", paddingInlineStart: "36px", py: 0.5 }}>
      <Box component="dt" sx={{ typography: "body2", color: "text.secondary" }}>
        <Box component="span" sx={mark}>
          <Icon size={20} aria-hidden />
        </Box>
        {word}
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

/** Beside the word and what it stands for. */
const mark = {
  position: "absolute",
  insetInlineStart: 0,
  top: "calc(50% - 10px)",
  display: "flex",
};

type FactLinkProps = { href: string | undefined; isOutside?: boolean; children: ReactNode };

function FactLink({ href, isOutside = false, children }: FactLinkProps) {
  if (!href) return <Box sx={fixed}>{children}</Box>;
  return (
    <Link
      href={href}
      underline="hover"
      {...(isOutside && OUTSIDE)}
      sx={{ ...fixed, display: "inline-block", fontWeight: 500, py: 0.25 }}
    >
      {children}
    </Link>
  );
}

const fixed = { fontSize: "0.9375rem", lineHeight: 1.5, overflowWrap: "anywhere" } as const;
