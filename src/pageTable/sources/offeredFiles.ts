import { languages } from '../../i18n/languages'
import { type Features, isPageOffered } from '../features'
import { normalizePath } from '../markdown/findDeadLinks'
import type { PageRow } from '../pageRow'
import { leaveOutLinks } from './leaveOutLinks'
import type { readShopFiles } from './readShopFiles'

type ShopFiles = ReturnType<typeof readShopFiles>

/**
 * Leaves out the pages of features that the shop does not have, and everything that leads to such a page: entries of
 * the menu, stories and panels, and links in texts, whose words remain.
 */
export function selectOfferedFiles<Files extends Pick<ShopFiles, 'rows' | 'navigation' | 'texts' | 'links'>>(
  files: Files,
  features: Features,
): Files {
  const unofferedRows = files.rows.filter((row) => !isPageOffered(row, features))
  if (unofferedRows.length === 0) return files
  const ids = new Set(unofferedRows.map(({ id }) => id))
  const isUnoffered = createPathCheck(unofferedRows)
  return {
    ...files,
    rows: files.rows.filter(({ id }) => !ids.has(id)),
    navigation: files.navigation.filter((entry) => !('page' in entry && ids.has(entry.page))),
    links: files.links.filter(({ path }) => !isUnoffered(path)),
    texts: leaveOutLinks(files.texts, files.rows, isUnoffered),
  }
}

export function selectOfferedRedirects<Redirect extends { to: string }>(
  redirects: readonly Redirect[],
  rows: readonly PageRow[],
  features: Features,
): Redirect[] {
  const isUnoffered = createPathCheck(rows.filter((row) => !isPageOffered(row, features)))
  return redirects.filter(({ to }) => !isUnoffered(to))
}

/** Returns a function that checks whether a path leads to one of the given pages. */
function createPathCheck(rows: readonly PageRow[]): (path: string) => boolean {
  const paths = new Set(rows.flatMap((row) => languages.map((language) => normalizePath(row[`path_${language}`]))))
  return (path) => paths.has(normalizePath(path))
}
