import { render, screen } from "@testing-library/react";
import { English } from "@/lib/testing/english";
import { FiguresTable } from "./figures-table";

test("amounts have their currency and both decimals, counts have neither", () => {
  const figures = { head: ["Day", "Orders", "Takings"], rows: [["Monday", 12, 1234.5]] };
  render(
    <English>
      <FiguresTable title="Sales" figures={figures} height={100} money={[2]} />
    </English>,
  );
  expect(screen.getAllByRole("cell").map((cell) => cell.textContent)).toEqual(["12", "€1,234.50"]);
});
