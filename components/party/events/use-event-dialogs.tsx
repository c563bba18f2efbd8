import { MembersDialog } from "@/components/party/members/members-dialog";
import { WallsDialog } from "@/components/party/screens/walls-dialog";
import { useDialog } from "@/components/ui/use-dialog";
import { useLazyDialog } from "@/components/ui/use-lazy-dialog";
import type { Dj } from "@/lib/account/auth/schema";
import type { DjEvent } from "@/lib/party/events/schema";
import { EventDialog } from "./event-dialog";
import { LeavingDialog } from "./leaving-dialog";
import { QrDialog } from "./qr-dialog";
import { RemovalDialog } from "./removal-dialog";

type Options = {
  dj: Dj;
  /** The address of the site, as guests reach it. */
  origin: string;
  /** The code that the DJ has scanned off a screen, and the event that it is most likely meant for. */
  scanned: { code: string | undefined; event: DjEvent | undefined };
  /** Called when an event is gone, and with it the card whose button opened the dialog. */
  onGone: () => void;
};

/** The dialogs about one event: what opens them, and the open one. */
export function useEventDialogs({ dj, origin, scanned, onGone }: Options) {
  // Without an event, the form creates one.
  const editing = useDialog<DjEvent | undefined>();
  const showing = useDialog<DjEvent>();
  const rules = useLazyDialog(loadRules);
  const crates = useLazyDialog(loadCrates);
  const sharing = useDialog<DjEvent>();
  const screens = useDialog(scanned.event);
  const playlist = useLazyDialog(loadPlaylist, { isFetchedAhead: false });
  const leaving = useDialog<DjEvent>();
  const removal = useDialog<DjEvent>();

  return {
    create: () => editing.open(undefined),
    /** What the card of an event opens. */
    openersOf: (event: DjEvent) => ({
      onShow: () => showing.open(event),
      onEdit: () => editing.open(event),
      onRules: () => rules.open({ event }),
      onCrates: () => crates.open({ event }),
      onShare: () => sharing.open(event),
      onScreens: () => screens.open(event),
      onPlaylist: () => playlist.open({ event }),
      onLeave: () => leaving.open(event),
      onRemove: () => removal.open(event),
    }),
    dialogs: (
      <>
        {editing.show((event, dialog) => (
          <EventDialog {...dialog} event={event} djName={dj.name} />
        ))}
        {showing.show((event, dialog) => (
          <QrDialog {...dialog} event={event} page={guestPage(origin, event)} />
        ))}
        {rules.dialog}
        {crates.dialog}
        {sharing.show((event, dialog) => (
          <MembersDialog {...dialog} event={event} dj={dj} />
        ))}
        {screens.show((event, dialog) => (
          <WallsDialog {...dialog} event={event} code={scanned.code} origin={origin} />
        ))}
        {playlist.dialog}
        {leaving.show((event, dialog) => (
          <LeavingDialog {...dialog} event={event} dj={dj} onGone={onGone} />
        ))}
        {removal.show((event, dialog) => (
          <RemovalDialog {...dialog} event={event} onGone={onGone} />
        ))}
      </>
    ),
  };
}

/** The address at which guests ask for songs. */
export function guestPage(origin: string, { code }: Pick<DjEvent, "code">) {
  return `${origin}/requests?event=${code}`;
}

async function loadRules() {
  const { RulesDialog } = await import("@/components/party/host-rules/rules-dialog");
  return RulesDialog;
}

async function loadCrates() {
  const { CratesDialog } = await import("@/components/party/crates/crates-dialog");
  return CratesDialog;
}

async function loadPlaylist() {
  const { PlaylistDialog } = await import("@/components/party/exports/playlist-dialog");
  return PlaylistDialog;
}
