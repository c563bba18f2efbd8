import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Logo } from "./logo";

type Props = {
  title: string;
  text: string;
  /** The page consists of it: the surrounding frame has no main landmark. */
  isMain?: boolean;
  children: ReactNode;
};

/** A page with one message and one link. */
export function Notice({ title, text, isMain = false, children }: Props) {
  return (
    <Box
      component={isMain ? "main" : "div"}
      sx={{
        display: "grid",
        justifyItems: "center",
        alignContent: "center",
        gap: 2,
        flexGrow: 1,
        minHeight: "60dvh",
        p: 3,
        textAlign: "center",
      }}
    >
      <Logo size={72} />
      <Typography variant="h3" component="h1" sx={{ mt: 2, textWrap: "balance" }}>
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: 460, mb: 1, fontSize: "1rem" }}>
        {text}
      </Typography>
      {children}
    </Box>
  );
}
