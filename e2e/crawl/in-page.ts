/** A control of the page. */
export type Control = {
  /** Role and name, without numbers that count something, and its place among its namesakes. */
  key: string;
  /** What repeats in a list is of one kind. */
  kind: string;
  /** Where a link leads to, unless it stays on the page. */
  leadsTo: string | undefined;
};

/** What lies on top: the open dialog or menu, marked with `data-on-top`, else the page. */
export type View = { layer: string | undefined; controls: Control[]; language: string };
export type Reached = { point?: { x: number; y: number }; isHandle?: boolean };

/** What the crawl does within the page. */
export type Crawler = {
  /** Resolves to what can be pressed, once the page has come to rest. */
  view: () => Promise<View>;
  /** Scrolls to a control and tells where it is, unless something else lies on all of it. */
  reach: (key: string) => Reached;
  /** Remembers what the page shows at rest. Resolves to whether the reached control is still there to press. */
  remember: () => Promise<boolean>;
  /** Presses the reached control as a key would, or chooses another option of a list. */
  activate: () => void;
  /** Resolves to whether the page shows something else than what was remembered. */
  hasChanged: (withinMs: number) => Promise<boolean>;
};

/** Runs in the page, before its scripts: it must not refer to anything outside of itself. */
export function installCrawler(scope: string) {
  const CONTROLS = `a[href], button, summary, select, input[type=checkbox], input[type=radio],
    [role=button], [role=tab], [role=switch], [role=checkbox], [role=radio], [role=option],
    [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=combobox]:not(input)`;
  const LAYERS = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";
  /** What comes and goes by itself: ripples, tooltips, toasts, and whether something is saved. */
  const NOISE = `script, style, .MuiTouchRipple-root, [role=tooltip], [role=status],
    section[aria-live]`;
  /** What is chosen already, or not to be changed: pressing it rightly does nothing. */
  const SPENT = `[aria-disabled=true], :disabled, [aria-current], [aria-readonly=true], [readonly],
    [aria-selected=true], [role=radio][aria-checked=true], [role=menuitemradio][aria-checked=true],
    input[type=radio]:checked`;
  const TELLING =
    `role aria-pressed aria-checked aria-selected aria-expanded aria-current aria-invalid
    aria-label aria-sort aria-valuenow aria-hidden inert href src open disabled type hidden dir lang data-mode
    data-theme`.split(/\s+/);
  /** Parts of a control, across and down, at which a finger may meet it. */
  const PLACES = [
    [0.5, 0.5],
    [0.25, 0.25],
    [0.75, 0.75],
    [0.1, 0.5],
    [0.9, 0.5],
  ] as const;
  let sought = "";
  let reached: HTMLElement | undefined;
  let remembered = "";
  let focused: Element | null = null;
  let told: Element[] = [];
  let prints = 0;
  window.print = () => {
    prints += 1;
  };

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const roleOf = (element: Element) =>
    element.getAttribute("role") ?? element.getAttribute("type") ?? element.localName;

  function isShown(element: Element) {
    return (
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest("[inert], [aria-hidden=true], [data-sonner-toaster]")
    );
  }

  /** A list or dialog that is part of the page lies on nothing. */
  function layers() {
    return [...document.querySelectorAll<HTMLElement>(LAYERS)].filter(
      (layer) => isShown(layer) && !layer.closest("main"),
    );
  }

  /** What has faded or slid away is still there for a moment, and nobody can press it. */
  function isLeaving(layer: HTMLElement) {
    const { left, right, top, bottom } = layer.getBoundingClientRect();
    const isOnScreen = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    return !isOnScreen || !layer.checkVisibility({ opacityProperty: true });
  }

  function topLayer() {
    return layers().at(-1);
  }

  function labelOf(element: HTMLElement) {
    const ids = (element.getAttribute("aria-labelledby") ?? "").split(" ");
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    return [...ids.map((id) => document.getElementById(id)), ...labels]
      .map((label) => label?.textContent ?? "")
      .join(" ")
      .trim();
  }

  function nameOf(element: HTMLElement) {
    const name =
      element.getAttribute("aria-label") ||
      labelOf(element) ||
      element.textContent.trim() ||
      element.title;
    return name.replace(/\s+/g, " ").replace(/\d+/g, "#").slice(0, 60);
  }

  function leadsTo(element: HTMLElement) {
    if (!(element instanceof HTMLAnchorElement)) return undefined;
    const stays = element.origin === location.origin && element.pathname === location.pathname;
    const isJump = element.hash !== "" && element.search === location.search;
    return stays && !isJump ? undefined : element.href;
  }

  /** Controls at the same place of the rows of a list are of one kind, any other is its own. */
  function kindOf(element: HTMLElement, key: string) {
    const row = element.closest("li, tr, article, [role=row], [role=option]");
    if (!row || element.closest("[role=menu], header, nav")) return key;
    const place = [...row.querySelectorAll(CONTROLS)].indexOf(element);
    return `${roleOf(element)} ${place} of ${row.localName} ${row.className}`;
  }

  function listed(root = topLayer()) {
    const roots = root ? [root] : [...document.querySelectorAll<HTMLElement>(scope)];
    const known = new Map<string, number>();
    return roots
      .flatMap((one) => [...one.querySelectorAll<HTMLElement>(CONTROLS)])
      .filter((element) => isShown(element) && !element.matches(SPENT))
      .map((element) => {
        const name = `${roleOf(element)} “${nameOf(element)}”`;
        const count = (known.get(name) ?? 0) + 1;
        known.set(name, count);
        const key = count > 1 ? `${name} ${count}` : name;
        return { element, control: { key, kind: kindOf(element, key), leadsTo: leadsTo(element) } };
      });
  }

  function tellingOf(element: Element) {
    return TELLING.map((name) => element.getAttribute(name)).join();
  }

  function stateOf(element: Element) {
    const parts = [tellingOf(element), Math.round(element.scrollTop)];
    if (element instanceof HTMLInputElement) parts.push(String(element.checked), element.value);
    if (element instanceof HTMLTextAreaElement) parts.push(element.value);
    if (element instanceof HTMLSelectElement) parts.push(element.value);
    return parts.join();
  }

  /** All that a visitor could notice, without what appears by itself. */
  function signature() {
    const parts = [location.href, prints, stateOf(document.documentElement)];
    const walker = document.createTreeWalker(document.body, 5, (node) =>
      node instanceof Element && node.matches(NOISE)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const state = node instanceof HTMLElement ? stateOf(node) : "";
      // A wrapper without words or state is nothing that anyone could notice.
      if (/[^,0]/.test(state)) parts.push(state);
      if (node instanceof Text) parts.push(node.data);
    }
    return parts.join("\n");
  }

  const toasts = () => [...document.querySelectorAll("[data-sonner-toast]")];

  /** A toast that goes was told by something else. */
  function hasToldMore() {
    return toasts().some((toast) => !told.includes(toast));
  }

  function hasMovedFocus() {
    const { activeElement: now } = document;
    if (!now || now === document.body || now === focused) return false;
    return !!reached && !reached.contains(now) && !now.contains(reached);
  }

  function pointOn(element: HTMLElement) {
    const box = element.getBoundingClientRect();
    return PLACES.map(([across, down]) => ({
      x: box.left + box.width * across,
      y: box.top + box.height * down,
    })).find(({ x, y }) => {
      const met = document.elementFromPoint(x, y)?.closest(`${CONTROLS}, label, input`);
      return met === reached || (met === element && met !== undefined);
    });
  }

  /** As React sees it when somebody chooses. */
  function chooseOther(list: HTMLSelectElement) {
    const other = [...list.options].find((option) => !option.selected && !option.disabled);
    const { set } = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value") ?? {};
    if (other) set?.call(list, other.value);
    list.dispatchEvent(new Event("change", { bubbles: true }));
  }

  /** What is being loaded may yet replace what could be pressed. */
  const isBusy = () => [...document.querySelectorAll("[aria-busy=true]")].some(isShown);

  /** Resolves to what the page shows once two frames have changed nothing. */
  async function rest() {
    const end = performance.now() + 1000;
    let last = "";
    let now = " ";
    const isMoving = () => last !== now || layers().some(isLeaving) || isBusy();
    while (isMoving() && performance.now() < end) {
      last = now;
      await frame();
      await frame();
      now = signature();
    }
    return now;
  }

  const crawler: Crawler = {
    async view() {
      await rest();
      const layer = topLayer();
      document.querySelector("[data-on-top]")?.removeAttribute("data-on-top");
      layer?.setAttribute("data-on-top", "");
      return {
        layer: layer && `${roleOf(layer)} “${nameOf(layer)}”`,
        controls: listed(layer).map(({ control }) => control),
        language: document.documentElement.lang,
      };
    },
    reach(key) {
      sought = key;
      reached = listed().find(({ control }) => control.key === key)?.element;
      if (!reached || reached instanceof HTMLSelectElement) return {};
      reached.scrollIntoView({ block: "center", behavior: "instant" });
      const label = reached instanceof HTMLInputElement ? reached.labels?.[0] : undefined;
      const point = pointOn(reached) ?? (label && pointOn(label));
      return { isHandle: reached.hasAttribute("aria-roledescription"), ...(point && { point }) };
    },
    async remember() {
      // What the pointer has changed by coming here is no answer to the press.
      remembered = await rest();
      focused = document.activeElement;
      told = toasts();
      return listed().some(({ control }) => control.key === sought);
    },
    activate() {
      if (reached instanceof HTMLSelectElement) chooseOther(reached);
      else reached?.click();
    },
    async hasChanged(withinMs) {
      const end = performance.now() + withinMs;
      while (performance.now() < end) {
        await frame();
        if (signature() !== remembered || hasMovedFocus() || hasToldMore()) return true;
      }
      return false;
    },
  };
  Object.assign(window, { crawler });
}
