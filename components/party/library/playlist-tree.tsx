import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import {
  IconBooks,
  IconChevronDown,
  IconCircleDashed,
  IconFileUnknown,
  IconFolder,
  IconPlaylist,
  type TablerIcon,
} from "@tabler/icons-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { oneLine } from "@/components/ui/clamp";
import { Pressable, PressableLink, PressableViewLink } from "@/components/ui/pressable";
import type { Playlists } from "@/lib/party/library/schema";
import { useWishes } from "@/lib/party/wishes/hooks";
import { type Branch, branchesOf, type Leaf, sourceName } from "./branches";
import styles from "./playlist-tree.module.css";
import { TonightMark } from "./tonight-mark";
import { useLibraryView } from "./use-library-view";
import { useTonight } from "./use-tonight";

/** With more playlists than this, folders are closed at first. */
const MOST_OPEN = 40;
/** In pixels, for each folder around it. */
const INDENT = 20;

const indented = (depth: number) => ({ paddingInlineStart: 12 + depth * INDENT });

type Props = { library: Playlists; onChosen?: () => void };

/** The playlists in their folders, and what else of the library can be shown. */
export function PlaylistTree({ library: { tracks, missing, playlists }, onChosen }: Props) {
  const t = useTranslations("library.tree");
  const { view } = useLibraryView();
  const roots = branchesOf(playlists);
  const { data: wished } = useWishes(undefined);
  const tonight = new Set(useTonight()?.crates.playlists ?? []);
  const shared = {
    ...{ onChosen, tonight, current: view.playlist },
    isOpenAtFirst: playlists.length <= MOST_OPEN,
  };
  const isAll = !view.playlist && !view.filter;
  return (
    <Box component="nav" aria-label={t("label")} sx={{ "& ul": { m: 0, p: 0, listStyle: "none" } }}>
      <ul>
        <Entry
          icon={IconBooks}
          label={t("all")}
          count={tracks}
          change={{}}
          isCurrent={isAll}
          onChosen={onChosen}
        />
        <li>
          <PressableLink href="/DJPortal/library/wished" className={styles.row}>
            <IconCircleDashed size={18} aria-hidden />
            <Box component="span" sx={{ ...oneLine, flex: 1 }}>
              {t("wished")}
            </Box>
            {wished && <Count of={wished.songs.length} />}
          </PressableLink>
        </li>
        {(missing > 0 || view.filter) && (
          <Entry
            icon={IconFileUnknown}
            label={t("missing")}
            count={missing}
            change={{ filter: "missing" }}
            isCurrent={view.filter === "missing"}
            onChosen={onChosen}
          />
        )}
      </ul>
      {roots.map(({ source, children }) => (
        <section key={source}>
          <Typography component="h2" variant="body2" color="textSecondary" sx={{ px: 1.5, py: 1 }}>
            {roots.length > 1 ? sourceName(source) || t("lists") : t("label")}
          </Typography>
          <Branches branches={children} depth={0} {...shared} />
        </section>
      ))}
    </Box>
  );
}

type Shared = {
  depth: number;
  current: string | undefined;
  /** The playlists of tonight's crates. */
  tonight: ReadonlySet<string>;
  isOpenAtFirst: boolean;
  onChosen: (() => void) | undefined;
};

function Branches({ branches, ...shared }: Shared & { branches: (Branch | Leaf)[] }) {
  return (
    <ul>
      {branches.map((branch) =>
        "children" in branch ? (
          <Folder key={branch.key} folder={branch} {...shared} />
        ) : (
          <Entry
            key={branch.id}
            icon={IconPlaylist}
            label={branch.name}
            count={branch.tracks}
            depth={shared.depth}
            change={{ playlist: branch.id }}
            isCurrent={branch.id === shared.current}
            isTonight={shared.tonight.has(branch.id)}
            onChosen={shared.onChosen}
          />
        ),
      )}
    </ul>
  );
}

function Folder({ folder, ...shared }: Shared & { folder: Branch }) {
  const holds = folder.ids.includes(shared.current ?? "");
  const [isOpen, setIsOpen] = useState(shared.isOpenAtFirst || holds);
  return (
    <li>
      <Pressable
        aria-expanded={isOpen}
        className={`${styles.row} ${styles.folder}`}
        style={indented(shared.depth)}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconFolder size={18} aria-hidden />
        <Box component="span" dir="auto" sx={{ ...oneLine, flex: 1, textAlign: "left" }}>
          {folder.name}
        </Box>
        <IconChevronDown
          size={18}
          aria-hidden
          style={{ transform: isOpen ? "none" : "rotate(-90deg)" }}
        />
      </Pressable>
      {isOpen && <Branches branches={folder.children} {...shared} depth={shared.depth + 1} />}
    </li>
  );
}

type EntryProps = {
  icon: TablerIcon;
  label: string;
  count: number;
  depth?: number;
  change: { playlist?: string; filter?: string };
  isCurrent: boolean;
  isTonight?: boolean;
  onChosen: (() => void) | undefined;
};

function Entry({ icon: Icon, label, count, depth = 0, change, isCurrent, ...rest }: EntryProps) {
  const { isTonight = false, onChosen } = rest;
  const t = useTranslations("library.tonight");
  const { hrefOf, go } = useLibraryView();
  const whole = { playlist: undefined, filter: undefined, page: undefined, ...change };

  return (
    <li>
      <PressableViewLink
        href={hrefOf(whole)}
        aria-current={isCurrent ? "page" : undefined}
        className={styles.row}
        style={indented(depth)}
        onFollow={() => {
          go(whole);
          onChosen?.();
        }}
      >
        <Icon size={18} aria-hidden />
        <Box
          component="span"
          sx={{ flex: 1, minWidth: 0, display: "flex", gap: 1, alignItems: "center" }}
        >
          <Box component="span" dir="auto" sx={{ ...oneLine, textAlign: "left" }}>
            {label}
          </Box>
          {isTonight && <TonightMark label={t("title")} />}
        </Box>
        <Count of={count} />
      </PressableViewLink>
    </li>
  );
}

function Count({ of }: { of: number }) {
  const format = useFormatter();
  return (
    <Box component="span" sx={{ fontVariantNumeric: "tabular-nums", color: "text.secondary" }}>
      {format.number(of)}
    </Box>
  );
}
