type Look = {
  mode: "light" | "dark";
  text: string;
  quiet: string;
  link: string;
  line: string;
  /** The product's typefaces, and the rules that load them. */
  fonts: string;
  faces: string;
};

/**
 * The page in the frame of a mail. Its policy loads nothing but our own pictures and fonts, whatever the mail says, and
 * the frame's sandbox runs nothing.
 */
export function contentPage(html: string, look: Look) {
  const { mode, text, quiet, link, line, fonts, faces } = look;
  return `<!doctype html>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'; font-src 'self'; style-src 'unsafe-inline'">
<style>
${faces}
:root { color-scheme: ${mode}; }
html { overflow: hidden; }
body {
  margin: 0; padding: 1px 0; overflow-x: auto; overflow-wrap: anywhere;
  color: ${text}; font: 15px/1.6 ${fonts};
  text-rendering: geometricPrecision; word-spacing: 0.06em;
}
/* Each paragraph has the direction of its own words. */
p, li, td, th, h1, h2, h3, h4, h5, h6, dt, dd, pre { unicode-bidi: plaintext; text-align: start; }
p { margin: 0 0 12px; min-height: 1.6em; }
a { color: ${link}; }
img, table { max-width: 100%; }
pre { white-space: pre-wrap; }
td, th { padding: 4px 24px 4px 0; }
hr { border: 0; border-top: 1px solid ${line}; }
blockquote {
  margin: 0 0 12px; padding-inline-start: 12px;
  border-inline-start: 3px solid ${line}; color: ${quiet};
}
</style>
<body dir="auto">${html}`;
}
