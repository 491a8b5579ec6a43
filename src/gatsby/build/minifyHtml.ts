/** Patterns of what no supported browser needs in a built page, with their replacements. */
const replacements: [RegExp, string][] = [
  // Gatsby's map of all chunks for prefetching, which gatsby/loadProductsInView does not use.
  [/<script\s+id="gatsby-chunk-mapping"\s*>[^]*?<\/script>\s*/, ''],
  // React's separators of adjacent texts, which Preact does not need.
  [/<!-- -->/g, ''],
  // Helmet's marks of its own tags, which gatsby/head/ClientHead restores before Helmet loads.
  [/ data-react-helmet="[^"]*"/g, ''],
  [/<meta http-equiv="x-ua-compatible"[^>]*>/, ''],
  [/<meta name="generator"[^>]*>/, ''],
  [/, shrink-to-fit=no/, ''],
  // Names of style sheets: webpack looks up a chunk's sheet by its address, but never the sheet of every page.
  [/ data-identity="gatsby-global-css"/g, ''],
  [/<style data-href="\/app\.[^"]*">/, '<style>'],
  [/\/\*(?:<!\[CDATA\[|\]\]>)\*\//g, ''],
  // Two scripts that only set a variable each become one.
  [/<script id="gatsby-script-loader">([^<]*)<\/script><script>/, '<script>$1'],
  // Closing slashes and tags that HTML does not need.
  [/(<(?:img|source|meta|link|input)\b[^>]*)\/>/g, '$1>'],
  [/><\/(?:use|path)>/g, '/>'],
  // An attribute without a value has an empty one.
  [/(<(?:img|input)\b[^>]*)=""/g, '$1'],
  // Gatsby's route announcer is hidden (ui/global.css), because the layout has one that speaks Dutch.
  [/(<div id="gatsby-announcer") [^>]*>/, '$1>'],
]

/** Attributes that React writes with a capital letter. */
const capitals = / (?:charSet|srcSet|hrefLang|autoComplete|enterKeyHint)="/g

/** Gatsby's marks around a slice. */
const sliceMark = /<!-- slice-(?:start|end) id="_gatsby-scripts-\d+" -->/

/** Returns a page's HTML without what no browser needs. */
export function minifyHtml(html: string): string {
  // White space around each mark is trimmed here, because a pattern that starts with white space would be tried at
  // every space of the page.
  const parts = html.split(sliceMark)
  const joined = parts.map((part, at) => trimInner(part, at > 0, at < parts.length - 1)).join('')
  const minified = replacements.reduce((rest, [part, instead]) => rest.replace(part, instead), joined)
  return minified.replace(capitals, (name) => name.toLowerCase())
}

function trimInner(part: string, start: boolean, end: boolean): string {
  const trimmed = start ? part.trimStart() : part
  return end ? trimmed.trimEnd() : trimmed
}
