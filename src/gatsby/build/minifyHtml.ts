/** Patterns for the parts of a built page that no supported browser needs, with their replacements. */
const replacements: [RegExp, string][] = [
  // Gatsby's map of all chunks is for its own prefetching, which gatsby/patches/loadProductsInView replaces.
  [/<script\s+id="gatsby-chunk-mapping"\s*>[^]*?<\/script>\s*/, ''],
  // Preact does not need React's separators between adjacent texts.
  [/<!-- -->/g, ''],
  // gatsby/head/ClientHead restores Helmet's marks on its own tags before Helmet loads.
  [/ data-react-helmet="[^"]*"/g, ''],
  [/<meta http-equiv="x-ua-compatible"[^>]*>/, ''],
  [/<meta name="generator"[^>]*>/, ''],
  [/, shrink-to-fit=no/, ''],
  // Webpack looks up a chunk's style sheet by its address, but never the style sheet that all pages share.
  [/ data-identity="gatsby-global-css"/g, ''],
  [/<style data-href="\/app\.[^"]*">/, '<style>'],
  [/\/\*(?:<!\[CDATA\[|\]\]>)\*\//g, ''],
  // Two adjacent scripts, each of which only sets a variable, become one script.
  [/<script id="gatsby-script-loader">([^<]*)<\/script><script>/, '<script>$1'],
  // HTML does not need the trailing slash of a void element.
  [/(<(?:img|source|meta|link|input)\b[^>]*)\/>/g, '$1>'],
  // In SVG, an element without content can close itself.
  [/><\/(?:use|path)>/g, '/>'],
  // In HTML, an attribute without a value has the empty value.
  [/(<(?:img|input)\b[^>]*)=""/g, '$1'],
  // The layout has an announcer that speaks the page's language, so Gatsby's own is hidden (ui/global.css).
  [/(<div id="gatsby-announcer") [^>]*>/, '$1>'],
]

/** Matches the attributes that React writes with a capital letter. */
const capitalAttributes = / (?:charSet|srcSet|hrefLang|autoComplete|enterKeyHint)="/g

/** Matches the comments with which Gatsby marks the start and the end of its scripts. */
const sliceMark = /<!-- slice-(?:start|end) id="_gatsby-scripts-\d+" -->/

export function minifyHtml(html: string): string {
  // White space around each mark is trimmed here, because a pattern that starts with white space would be tried at
  // every space of the page.
  const joinedHtml = html.split(sliceMark).reduce((start, part) => start.trimEnd() + part.trimStart())
  const minifiedHtml = replacements.reduce(
    (shrunkHtml, [part, replacement]) => shrunkHtml.replace(part, replacement),
    joinedHtml,
  )
  return minifiedHtml.replace(capitalAttributes, (name) => name.toLowerCase())
}
