/** Parts of a built page that no browser of ours reads, with what stands in for each. */
const replacements: [RegExp, string][] = [
  // The map of every chunk of the shop, for Gatsby's prefetching: gatsby/loadProductsInView does without it.
  [/<script\s+id="gatsby-chunk-mapping"\s*>[^]*?<\/script>\s*/, ''],
  // React's marks between two texts: Preact parts them by itself.
  [/<!-- -->/g, ''],
  // How Helmet knows its own tags: gatsby/head/ClientHead marks them before Helmet comes.
  [/ data-react-helmet="[^"]*"/g, ''],
  [/<meta http-equiv="x-ua-compatible"[^>]*>/, ''],
  [/<meta name="generator"[^>]*>/, ''],
  [/, shrink-to-fit=no/, ''],
  // Whose styles these are: webpack asks for a chunk's sheet by its address, but nobody for the sheet of every page.
  [/ data-identity="gatsby-global-css"/g, ''],
  [/<style data-href="\/app\.[^"]*">/, '<style>'],
  [/\/\*(?:<!\[CDATA\[|\]\]>)\*\//g, ''],
  // Two scripts that only set a variable each.
  [/<script id="gatsby-script-loader">([^<]*)<\/script><script>/, '<script>$1'],
  // Ends that HTML does without: of elements that have no content, and of drawings.
  [/(<(?:img|source|meta|link|input)\b[^>]*)\/>/g, '$1>'],
  [/><\/(?:use|path)>/g, '/>'],
  // An attribute without a value has an empty one.
  [/(<(?:img|input)\b[^>]*)=""/g, '$1'],
  // Gatsby's own announcer of routes is hidden (ui/global.css): the frame has one that knows Dutch.
  [/(<div id="gatsby-announcer") [^>]*>/, '$1>'],
]

/** Attributes that React writes with a capital in the middle, as nobody else does. */
const capitals = / (?:charSet|srcSet|hrefLang|autoComplete|enterKeyHint)="/g

/** The marks of Gatsby's slices. */
const sliceMark = /<!-- slice-(?:start|end) id="_gatsby-scripts-\d+" -->/

/** A page's HTML without what nobody reads there. */
export function minifyHtml(html: string): string {
  // With the white space around each mark; a pattern that began with it would be tried at every space of the page.
  const parts = html.split(sliceMark)
  const joined = parts.map((part, at) => trimInner(part, at > 0, at < parts.length - 1)).join('')
  const minified = replacements.reduce((rest, [part, instead]) => rest.replace(part, instead), joined)
  return minified.replace(capitals, (name) => name.toLowerCase())
}

function trimInner(part: string, start: boolean, end: boolean): string {
  const trimmed = start ? part.trimStart() : part
  return end ? trimmed.trimEnd() : trimmed
}
