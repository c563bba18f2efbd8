import { PlainFrame } from "@/components/layout/plain-frame";

/** Pages for strangers, who have a slow phone and one thing to do: without MUI, and with next to no script. */
export default function PlainLayout({ children }: LayoutProps<"/">) {
  return <PlainFrame>{children}</PlainFrame>;
}
