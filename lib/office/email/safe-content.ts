import sanitize from "sanitize-html";

const TEXT =
  "p br hr div span blockquote pre code b strong i em u s small sub sup h1 h2 h3 h4 h5 h6";
const LISTS_AND_TABLES = "ul ol li dl dt dd table caption thead tbody tfoot tr th td";
const OUR_PICTURE = /^\/api\/pictures\/\w+\/[\w-]+$/;

/**
 * The sanitized HTML of a mail: text, lists and tables stay. Nothing runs, nothing looks like a part of the product,
 * and nothing loads from another site, which would tell the sender that the mail was read. The server calls it on the
 * samples, browsers on what visitors write.
 */
export function safeContent(html: string) {
  return sanitize(html, {
    allowedTags: [...TEXT.split(" "), ...LISTS_AND_TABLES.split(" "), "a", "img"],
    allowedAttributes: {
      "*": ["dir", "lang"],
      a: ["href", "title", "target", "rel"],
      img: ["src", "alt", "title", "width", "height"],
      td: ["colspan", "rowspan"],
      th: ["colspan", "rowspan", "scope"],
    },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowedSchemesAppliedToAttributes: ["href", "src"],
    allowProtocolRelative: false,
    transformTags: {
      a: sanitize.simpleTransform("a", { target: "_blank", rel: "noopener noreferrer nofollow" }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !OUR_PICTURE.test(attribs.src ?? ""),
    nestingLimit: 50,
  });
}
