import NextLink from "next/link";
import { type MouseEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useViewportChange } from "@/lib/client/effects/use-event";
import type { MenuChoice } from "./menu-choice";
import styles from "./menu-choices.module.css";
import { itemsOf, useMenuKeys } from "./menu-keys";
import { placeMenu } from "./menu-place";

type Props = {
  id: string;
  anchor: HTMLElement;
  onClose: () => void;
  choices: MenuChoice[];
  /** What stands above the choices. */
  head?: ReactNode;
};

/**
 * An open menu of actions. The browser's own dialog keeps everything else from taking presses and keys, and gives the
 * focus back. It is small enough to come with its button, so it opens at once and without a network.
 */
export function MenuChoices({ id, anchor, onClose, choices, head }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const handleKey = useMenuKeys(onClose);
  const place = () => ref.current && placeMenu(ref.current, anchor);
  const placeFirst = useEffectEvent(place);
  useViewportChange(place);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    placeFirst();
    const items = itemsOf(dialog);
    const first = items.find((item) => item.matches("[aria-checked=true]")) ?? items[0];
    first?.focus({ preventScroll: true });
    // jsdom has no layout to scroll in.
    first?.scrollIntoView?.({ block: "nearest" });
    // Before it leaves the page: closing is what gives the focus back.
    return () => dialog.close();
  }, []);

  function handleClick({ target, clientX, clientY }: MouseEvent) {
    if (target === ref.current && !isInside(ref.current, clientX, clientY)) onClose();
  }
  return createPortal(
    <dialog
      ref={ref}
      // A dialog has a name: that of its button.
      aria-label={anchor.ariaLabel ?? anchor.textContent}
      className={styles.menu}
      onClick={handleClick}
      onKeyDown={handleKey}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {head && <div className={styles.head}>{head}</div>}
      <div id={id} role="menu">
        {choices.map(({ key, ...choice }) => (
          <Choice key={key} choice={choice} onClose={onClose} />
        ))}
      </div>
    </dialog>,
    document.body,
  );
}

function isInside(element: HTMLElement, x: number, y: number) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

function Choice({
  choice,
  onClose,
}: {
  choice: DistributiveOmit<MenuChoice, "key">;
  onClose: () => void;
}) {
  const { label, hint, lang, picture, isDisabled, isGrave, isChosen, ...rest } = choice;
  const { icon: Icon, isDirectional, startsGroup = isGrave, ...does } = rest;
  const classes = [styles.item, startsGroup && styles.group, isGrave && styles.grave];
  const shared = {
    lang,
    role: isChosen === undefined ? "menuitem" : "menuitemradio",
    "aria-checked": isChosen,
    className: classes.filter(Boolean).join(" "),
    children: (
      <>
        {Icon && <Icon size={20} data-directional={isDirectional || undefined} aria-hidden />}
        {picture !== undefined && <Picture address={picture} />}
        <span>
          {label}
          {hint !== undefined && <small className={styles.hint}>{` ${hint}`}</small>}
        </span>
      </>
    ),
  };
  if ("file" in does) {
    const { file, onPress } = does;
    const handlePress = (event: MouseEvent<HTMLAnchorElement>) => {
      onPress?.(event);
      onClose();
    };
    return <a {...shared} href={file} download onClick={handlePress} />;
  }
  if ("page" in does) return <NextLink {...shared} href={does.page} onClick={onClose} />;
  function handleChoose() {
    onClose();
    if ("onChoose" in does) does.onChoose();
  }
  return <button {...shared} type="button" disabled={isDisabled} onClick={handleChoose} />;
}

function Picture({ address }: { address: string }) {
  const look = address ? { backgroundImage: `url("${address}")` } : {};
  return <span aria-hidden className={styles.picture} style={look} />;
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
