/**
 * Matches the inline script into which Gatsby writes the path of a page and the hash of the build. The script differs
 * on every page, so a content security policy would need a hash for each page. Attributes need no hash.
 */
const inlineScriptPattern =
  /<script>window\.pagePath=("(?:[^"\\<]|\\.)*");(?:window\.___webpackCompilationHash=("[^"\\<]*");)?<\/script>/

const escapeAttribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')

/** Replaces the inline script of a built page with attributes of its html element. */
export function movePageScript(html: string): string {
  const [match, path, build] = inlineScriptPattern.exec(html) ?? []
  if (!match || !path) return html
  const attributes = [
    ['data-path', path],
    ['data-build', build],
  ].map(([name, text]) => (text === undefined ? '' : ` ${name}="${escapeAttribute(JSON.parse(text) as string)}"`))
  return html.replace(match, '').replace('<html', () => `<html${attributes.join('')}`)
}

/** Replaces the path in the HTML of a built page, for a file that hosts serve at other addresses. */
export const replacePagePath = (html: string, from: string, to: string): string =>
  html.replace(`data-path="${escapeAttribute(from)}"`, () => `data-path="${escapeAttribute(to)}"`)
