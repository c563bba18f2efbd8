import Box from "@mui/material/Box";
import type { Address } from "@/lib/office/orders/schema";

/** An address as it stands on a parcel. */
export function AddressText({ address }: { address: Address }) {
  const { name, street, postcode, city, country } = address;
  return (
    <Box component="span" sx={{ display: "grid", overflowWrap: "anywhere" }}>
      <Box component="span" dir="auto" sx={{ fontWeight: 600, textAlign: "left" }}>
        {name}
      </Box>
      {[street, `${postcode} ${city}`, country].map((line) => (
        <Box component="span" key={line} dir="auto" sx={{ textAlign: "left" }}>
          {line}
        </Box>
      ))}
    </Box>
  );
}
