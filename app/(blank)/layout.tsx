import { BlankFrame } from "@/components/layout/blank-frame";

export default function BlankLayout({ children }: LayoutProps<"/">) {
  return <BlankFrame>{children}</BlankFrame>;
}
