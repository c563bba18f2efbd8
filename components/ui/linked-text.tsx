import Link from "@mui/material/Link";
import { Fragment } from "react";
import { linksIn } from "@/lib/text/web-links";

type Props = {
  children: string;
  /** Of the links. */
  tabIndex?: number;
};

/** What somebody has written, in which addresses are links. They open in a tab of their own. */
export function LinkedText({ children, tabIndex }: Props) {
  return linksIn(children).map(({ text, href }, index) =>
    href ? (
      <Link
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
        key={index}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        color="inherit"
        underline="always"
        {...(tabIndex !== undefined && { tabIndex })}
      >
        {text}
      </Link>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}
