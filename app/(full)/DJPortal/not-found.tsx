import { MissingEventScreen } from "@/components/board/missing-event-screen";

export default function NotFound() {
  return <MissingEventScreen />;
}
