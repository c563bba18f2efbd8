import { encode } from "uqr";
import { QrImage } from "@/components/ui/qr-image";
import { units } from "./wall-sizes";

/** An address to scan off the wall. A phone at the other end of the room gains nothing from more error correction. */
export function WallQr({ address, label, size }: { address: string; label: string; size: number }) {
  return (
    <QrImage modules={encode(address, { border: 2 }).data} label={label} width={units(size)} />
  );
}
