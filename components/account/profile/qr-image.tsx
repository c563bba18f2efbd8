import Box from "@mui/material/Box";

/** A QR code, black on white in every theme: scanners want it so. */
export function QrImage({ modules, label }: { modules: boolean[][]; label: string }) {
  const size = modules.length;
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 200, height: 200, bgcolor: "common.white", borderRadius: 1 }}
    >
      <path d={path} />
    </Box>
  );
}
