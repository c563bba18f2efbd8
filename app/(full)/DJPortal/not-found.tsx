import { MissingEventScreen } from "@/components/party/board/missing-event-screen";

export default function NotFound() {
  return <MissingEventScreen />;
}
