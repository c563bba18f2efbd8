import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";

type Props = { src: string; size: number; sx?: SxProps<Theme> };

/** A person's picture, for use beside their name. */
export function Face({ src, size, sx }: Props) {
  return (
    <Box
      component="img"
      src={src}
      alt=""
      width={size}
      height={size}
      sx={[{ flex: "none", borderRadius: "50%" }, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}
