type Colors = { mode: "light" | "dark"; text: string; quiet: string; link: string; line: string };

/**
 * The page in the frame of a mail. Its policy loads nothing but our own pictures, whatever the mail says, and the
 * frame's sandbox runs nothing.
 */
export function contentPage(html: string, { mode, text, quiet, link, line }: Colors) {
  return `<!doctype html>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'; style-src 'unsafe-inline'">
<style>
:root { color-scheme: ${mode}; }
html { overflow: hidden; }
body {
  margin: 0; padding: 1px 0; overflow-x: auto; overflow-wrap: anywhere;
  color: ${text}; font: 15px/1.6 "Plus Jakarta Sans", system-ui, sans-serif;
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
