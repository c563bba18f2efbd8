import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** One section of the account page: a heading, a sentence, and its controls. */
export function ProfileSection({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <Card component="section">
      <CardContent component={Stack} spacing={2}>
        <Typography variant="h5" component="h2">
          {title}
        </Typography>
        {text && <Typography sx={{ color: "text.secondary" }}>{text}</Typography>}
        {children}
      </CardContent>
    </Card>
  );
}
