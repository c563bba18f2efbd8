import { IconBuildingBank, IconCreditCard, IconGift, IconWallet } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { BarsPanel } from "@/components/office/charts/bars-panel";
import { useSales } from "@/lib/office/dashboards/hooks";
import type { Span } from "@/lib/office/dashboards/schema";
import { useFigureText } from "./dashboard-tools";

const ICONS = {
  card: IconCreditCard,
  wallet: IconWallet,
  transfer: IconBuildingBank,
  voucher: IconGift,
};

/** How people pay. */
export function PaymentsPanel({ span }: { span: Span }) {
  const t = useTranslations("dashboards");
  const { money } = useFigureText();
  return (
    <BarsPanel
      title={t("payments.title")}
      name="payments"
      isSample
      money={[1]}
      most={5}
      answer={useSales(span)}
      bars={({ payments }) =>
        payments.map(({ payment, takings }) => {
          const Icon = ICONS[payment];
          return {
            key: payment,
            name: t(`payments.${payment}`),
            value: takings,
            text: money(takings),
            picture: <Icon size={24} stroke={1.5} aria-hidden />,
          };
        })
      }
      subject={t("payments.way")}
      amount={t("tiles.takings")}
    />
  );
}
