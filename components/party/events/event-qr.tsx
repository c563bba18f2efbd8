import { encode } from "uqr";
import { QrImage } from "@/components/ui/qr-image";

/** The address of an event's guest page as a QR code. */
export function EventQr({
  page,
  label,
  width,
}: {
  page: string;
  label?: string;
  width: number | string;
}) {
  return (
    <QrImage modules={encode(page, { border: 2 }).data} width={width} {...(label && { label })} />
  );
}
