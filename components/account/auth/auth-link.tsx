import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { Route } from "next";
import NextLink from "next/link";
import type { ReactNode } from "react";

/** A link below a form to another sign-in page. */
export function AuthLink({
  href,
  question,
  children,
}: {
  href: Route;
  question?: string;
  children: ReactNode;
}) {
  return (
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      {question && <>{question} </>}
      <Link component={NextLink} href={href} underline={question ? "always" : "hover"}>
        {children}
      </Link>
    </Typography>
  );
}
