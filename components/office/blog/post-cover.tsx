import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";

type Props = { src: string; isLazy?: boolean; sx?: SxProps<Theme> };

/** A post's picture, which fills its place. The title beside it says what the post is about. */
export function PostCover({ src, isLazy = false, sx }: Props) {
  return (
    <Box
      component="img"
      src={src}
      alt=""
      loading={isLazy ? "lazy" : "eager"}
      width={320}
      height={200}
      sx={[{ display: "block", width: 1, objectFit: "cover" }, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}
