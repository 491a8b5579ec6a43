import type { Language } from '../../i18n/languages'
import { rowsOfNotFound } from '../matchPath'
import type { PageContext } from '../pageContext'
import type { PageRow } from '../sources/pageRow'

/**
 * The content of a 404 page: the rows of the page table from which the browser makes a page that is newer than the
 * build.
 */
export interface NotFoundContent {
  rows: PageRow[]
}

/**
 * The content of /404.html in each language, because one file answers for every unknown path, in the language of that
 * path.
 */
export type NotFoundTranslations = Partial<Record<Language, PageContext<NotFoundContent>>>

/** Selects the rows that stand for many pages, and those in their breadcrumbs. */
export function buildNotFoundContent(rows: readonly PageRow[]): NotFoundContent {
  const patterns = rows.filter(({ id }) => (rowsOfNotFound as readonly string[]).includes(id))
  const above = new Set(patterns.flatMap(({ breadcrumbs }) => breadcrumbs))
  return { rows: rows.filter((row) => above.has(row.id) || patterns.includes(row)) }
}
