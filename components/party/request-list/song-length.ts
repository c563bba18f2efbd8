import { lengthText } from "@/components/ui/length-text";
import { lengthOf } from "@/lib/party/requests/rules";
import type { SongRequest } from "@/lib/party/requests/schema";

/** How long a song is: 3:05. One of unknown length is taken to be as long as most, and says so: ≈ 3:30. */
export function songLengthText(request: Pick<SongRequest, "seconds">) {
  const text = lengthText(lengthOf(request));
  return request.seconds === null ? `≈ ${text}` : text;
}
