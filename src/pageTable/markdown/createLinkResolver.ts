import type { Language } from '../../i18n/languages'
import { isPattern, type PageRow } from '../pageRow'
import type { ResolveLink } from './renderMarkdown'

/** A link in a text that names a page of the site by its path, with the file and the line of the link. */
export interface PathLink {
  path: string
  file: string
  line: number
}

/**
 * Returns a function that turns the link of a text into an address: `page:about` into the path of that page, in the
 * language of the text. Links by path are recorded in `pathLinks`, because only the finished pages show whether their
 * targets exist (findDeadLinks).
 */
export function createLinkResolver(
  rows: readonly PageRow[],
  language: Language,
  file: string,
  pathLinks: PathLink[],
): ResolveLink {
  return (url, line) => {
    if (/^(https|mailto|tel):/.test(url)) return { href: url }
    if (url.startsWith('/')) {
      if (!url.startsWith(`/${language}/`)) return { error: `the link "${url}" leads to another language` }
      if (!isDecodable(url)) return { error: `the link "${url}" cannot be decoded` }
      pathLinks.push({ path: url, file, line })
      return { href: url }
    }
    const id = /^page:(.+)$/.exec(url)?.[1]
    if (id === undefined) return { error: `the link "${url}" is neither page:id, nor a path, nor https, mailto or tel` }
    const row = rows.find((candidate) => candidate.id === id)
    if (!row || isPattern(row.path_nl)) return { error: `there is no page "${id}"` }
    return { href: row[`path_${language}`] }
  }
}

/** Gatsby's scroll handler throws an error on an address that cannot be decoded, such as "#%". */
function isDecodable(url: string): boolean {
  try {
    decodeURI(url)
    return true
  } catch {
    return false
  }
}
