import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import { useTheme } from "@mui/material/styles";
import type { TablerIcon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "@/components/office/thumb-reach.module.css";
import { Button } from "@/components/ui/button";
import { FullBleed } from "@/components/ui/full-bleed";
import { Head } from "@/components/ui/head";
import { SampleLine } from "./sample-line";
import { SaveStatus } from "./save-status";

type Action = { label: string; icon: TablerIcon; onClick: () => void };

type Props = {
  title: string;
  /** The area's one main action, where it is not within a pane. On phones it floats within the thumb's reach. */
  action?: Action;
  /** Quiet controls before the main action. */
  tools?: ReactNode;
  /** On phones the open item takes the whole screen, top bar included. */
  isDetailOpen: boolean;
  children: ReactNode;
};

/** An area of the back office: its head, and the panes below it, which scroll while the page does not. */
export function AreaFrame({ title, action, tools, isDetailOpen, children }: Props) {
  const { breakpoints } = useTheme();
  const onPhones = { xs: isDetailOpen ? "none" : "block", sm: "block" };
  return (
    <FullBleed needsRoom>
      {isDetailOpen && (
        <GlobalStyles
          styles={{
            [breakpoints.down("sm")]: {
              ":root:root": { "--chrome-height": "0px", "--topbar-display": "none" },
            },
          }}
        />
      )}
      <Box sx={{ display: onPhones, px: { xs: 2, sm: 3 }, pt: { xs: 1, sm: 2 } }}>
        <Head
          title={title}
          // On phones the line ends the list.
          line={<SampleLine sx={{ display: { xs: "none", sm: "block" } }} />}
          status={<SaveStatus />}
        >
          {tools}
          {action && <MainAction {...action} />}
        </Head>
      </Box>
      {children}
    </FullBleed>
  );
}

function MainAction({ label, icon: Icon, onClick }: Action) {
  return (
    <Button variant="contained" onClick={onClick} className={styles.inThumbReach}>
      <Icon size={20} aria-hidden />
      {label}
    </Button>
  );
}
