import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { Frame } from "@/lib/account/auth/rules";
import { BoxedFrame } from "./boxed-frame";
import { SideFrame } from "./side-frame";

/** A sign-in page in the frame that its path names. */
export function AuthFrame({
  frame,
  title,
  intro,
  children,
}: {
  frame: Frame;
  title: string;
  intro: string;
  children: ReactNode;
}) {
  const Around = frame === "boxed" ? BoxedFrame : SideFrame;
  return (
    <Around>
      <Stack spacing={3}>
        <Stack spacing={1}>
          <Typography variant="h2" component="h1">
            {title}
          </Typography>
          <Typography sx={{ color: "text.secondary" }}>{intro}</Typography>
        </Stack>
        {children}
      </Stack>
    </Around>
  );
}
