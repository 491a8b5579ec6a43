import { type Language, languages } from '../../i18n/languages'
import type { Catalogue } from '../pages/catalogueIndex'
import type { PageSpec } from '../pageContext'
import { matchPath } from '../matchPath'
import { buildProductPath } from '../paths'
import type { PathLink } from './createLinkResolver'

/** Removes the query, the fragment and the trailing slash, which do not distinguish pages. */
export const normalizePath = (path: string): string => path.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')

/**
 * Finds links by path to pages that do not exist. A build may leave out the pages of some products. Because the 404
 * page then shows these products, a link to any product of the catalogue is valid.
 */
export function findDeadLinks(
  links: readonly PathLink[],
  pages: readonly Pick<PageSpec, 'path'>[],
  catalogue: Record<Language, Pick<Catalogue, 'products'>>,
): PathLink[] {
  const existingPaths = new Set(pages.map(({ path }) => normalizePath(path)))
  for (const language of languages)
    for (const { slugs } of catalogue[language].products) existingPaths.add(buildProductPath(slugs, language))
  return links.filter(({ path }) => !existingPaths.has(normalizePath(path)))
}

/**
 * Returns whether a path has the form of the path of a product, SKU, brand, family or category, so that only the
 * catalogue shows whether the page exists.
 */
export const isCataloguePath = ({ path }: Pick<PathLink, 'path'>): boolean => matchPath(normalizePath(path)) !== null

export const describeDeadLink = ({ path, file, line }: PathLink): string =>
  `${file}:${line}: there is no page "${path}".`
