import Box from "@mui/material/Box";

/** A QR code, black on white in every theme, because scanners need it. */
export function QrImage({
  modules,
  label,
  width = 200,
}: {
  modules: boolean[][];
  /** Left out where something around it says what it is. */
  label?: string;
  width?: number | string;
}) {
  const size = modules.length;
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <Box
      component="svg"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ display: "block", width, aspectRatio: "1", bgcolor: "common.white", borderRadius: 1 }}
    >
      <path d={path} />
    </Box>
  );
}
