import Box from "@mui/material/Box";
import { marked, type Token, type Tokens } from "marked";
import { Fragment, type ReactNode } from "react";

/**
 * A post's text. Rendered on the server, so that no browser loads the reader of Markdown, and as elements of our own:
 * what is not among them, such as HTML, stays text. All posts are samples, and English.
 */
export function ArticleBody({ content }: { content: string }) {
  return (
    <Box lang="en" dir="auto" sx={body}>
      {marked.lexer(content).map(toElement)}
    </Box>
  );
}

function toElement(token: Token, key: number): ReactNode {
  const inner = () => ("tokens" in token && token.tokens ? token.tokens.map(toElement) : null);
  switch (token.type) {
    case "space":
      return null;
    case "heading": {
      const Heading = (token as Tokens.Heading).depth > 2 ? "h3" : "h2";
      return <Heading key={key}>{inner()}</Heading>;
    }
    case "paragraph":
      return <p key={key}>{inner()}</p>;
    case "blockquote":
      return <blockquote key={key}>{inner()}</blockquote>;
    case "list":
      return toList(token as Tokens.List, key);
    case "strong":
      return <strong key={key}>{inner()}</strong>;
    case "em":
      return <em key={key}>{inner()}</em>;
    default:
      return <Fragment key={key}>{inner() ?? token.raw}</Fragment>;
  }
}

function toList({ ordered, items }: Tokens.List, key: number) {
  const List = ordered ? "ol" : "ul";
  return (
    <List key={key}>
      {items.map((item) => (
        <li key={item.raw}>{item.tokens.map(toElement)}</li>
      ))}
    </List>
  );
}

const body = {
  fontSize: "1rem",
  lineHeight: 1.7,
  overflowWrap: "break-word",
  "& > :first-of-type": { mt: 0 },
  "& p, & ul, & ol, & blockquote": { mt: 0, mb: 2 },
  "& > p:first-of-type": { fontSize: "1.125rem", color: "text.secondary" },
  "& h2": { typography: "h4", mt: 4, mb: 1.5 },
  "& h3": { typography: "h5", mt: 3, mb: 1 },
  "& ul, & ol": { paddingInlineStart: 3 },
  "& li": { mb: 0.75 },
  "& blockquote": {
    mx: 0,
    my: 3,
    paddingInlineStart: 2,
    borderInlineStart: "3px solid var(--palette-primary-main)",
    fontSize: "1.125rem",
    fontWeight: 600,
    "& p": { mb: 0 },
  },
} as const;
