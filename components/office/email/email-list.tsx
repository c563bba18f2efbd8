import Box from "@mui/material/Box";
import { IconMail } from "@tabler/icons-react";
import { useTranslations } from "next-intl";
import { AreaList } from "@/components/office/desk/area-list";
import { AreaNotice } from "@/components/office/desk/area-notice";
import { AreaSearch } from "@/components/office/desk/area-search";
import { NoMatches } from "@/components/office/desk/no-matches";
import { PaneCard } from "@/components/office/desk/pane-card";
import { EmailRow, ROW_HEIGHT } from "./email-row";
import styles from "./email-row.module.css";
import { useEmailTools } from "./email-tools";
import { ListHead } from "./list-head";
import { RowControls } from "./row-controls";

/** Search, the head with its actions, and the mails that match. */
export function EmailList() {
  const t = useTranslations("email");
  const { chosen, hrefOf } = useEmailTools("selection");
  const { listed, search, searchField, isChecked } = useEmailTools("filter");
  const { setSearch, select, showAll, toggleTrash } = useEmailTools("actions");
  const remove = (id: number) => toggleTrash(listed.filter((email) => email.id === id));
  return (
    <PaneCard>
      <Box sx={{ p: 1 }}>
        <AreaSearch
          label={t("search")}
          value={search}
          onChange={setSearch}
          inputRef={searchField}
        />
      </Box>
      <ListHead />
      <AreaList
        label={t("list")}
        items={listed}
        selectedId={chosen?.id}
        rowHeight={ROW_HEIGHT}
        hrefOf={hrefOf}
        onSelect={select}
        onRemove={remove}
        rowGap={0}
        rowClass={({ id }) => `${styles.row} ${isChecked(id) ? styles.checked : ""}`}
        beside={(email, isStop) => <RowControls email={email} isStop={isStop} />}
        none={
          search ? (
            <NoMatches onShowAll={showAll} />
          ) : (
            <AreaNotice icon={IconMail} title={t("empty.title")} text={t("empty.text")} />
          )
        }
        endSx={BESIDE_ACTION}
      >
        {(email) => <EmailRow email={email} />}
      </AreaList>
    </PaneCard>
  );
}

/** The main action is wide: the end of the list stands beside it. Padding would show the dots that the line cuts off. */
const BESIDE_ACTION = {
  marginInlineStart: "12px",
  pt: 1,
  pb: 10,
  maxWidth: "calc(100% - 200px)",
} as const;
