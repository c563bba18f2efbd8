import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { Route } from "next";
import NextLink from "next/link";
import type { ReactNode } from "react";

/** The way on to another of the sign-in pages, under a form. */
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
