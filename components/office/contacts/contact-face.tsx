import Box from "@mui/material/Box";
import { initialsOf, nameOf } from "@/lib/office/contacts/rules";
import type { Contact } from "@/lib/office/contacts/schema";

/** The contact's picture, or the initials on a colour of their own. */
export function ContactFace({ contact, size }: { contact: Contact; size: number }) {
  const round = { flex: "none", width: size, height: size, borderRadius: "50%" } as const;
  if (contact.image)
    return <Box component="img" src={contact.image} alt="" loading="lazy" sx={round} />;
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        ...round,
        display: "grid",
        placeItems: "center",
        // Dark enough for white letters, whatever the hue.
        bgcolor: `hsl(${hueOf(nameOf(contact))} 42% 30%)`,
        color: "#fff",
        fontSize: size * 0.38,
        fontWeight: 600,
        lineHeight: 1,
      }}
    >
      {initialsOf(contact)}
    </Box>
  );
}

function hueOf(name: string) {
  let hue = 0;
  for (const letter of name) hue = (hue * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return hue;
}
