/** As long as a card takes to where it goes, in ms: it is there before the DJ looks for it. */
export const FLIGHT_MS = 180;

type Place = Pick<DOMRect, "left" | "top" | "width" | "height">;

/** Lets a card fly over the board from where it was to where it is now. It covers nothing that a finger could tap. */
export function fly(title: string, from: Place, to: Place) {
  const card = document.createElement("div");
  card.setAttribute("aria-hidden", "true");
  card.dataset.flight = "";
  card.textContent = title;
  Object.assign(card.style, LOOK, {
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    lineHeight: `${to.height}px`,
  });
  document.body.append(card);
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
  const flight = card.animate(
    [
      { transform: start, opacity: 0.9 },
      { transform: "none", opacity: 0.6 },
    ],
    { duration: FLIGHT_MS, easing: "cubic-bezier(0.2, 0, 0, 1)" },
  );
  flight.finished.catch(() => undefined).then(() => card.remove());
}

const LOOK = {
  position: "fixed",
  zIndex: "10",
  boxSizing: "border-box",
  paddingInline: "12px",
  overflow: "hidden",
  whiteSpace: "nowrap",
  pointerEvents: "none",
  fontWeight: "600",
  color: "var(--palette-text-primary)",
  background: "var(--palette-background-raised)",
  borderRadius: "var(--shape-borderRadius)",
} as const;
