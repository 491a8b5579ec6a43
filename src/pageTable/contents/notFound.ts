import type { Language } from '../../i18n/languages'
import { rowsOfNotFound } from '../matchPath'
import type { PageContext } from '../pageContext'
import type { PageRow } from '../sources/pageRow'

/** Content of a 404 page: the table's rows of which a page that no build has made is made in the browser. */
export interface NotFoundContent {
  rows: PageRow[]
}

/**
 * Content of /404.html: the page in each language, since one address answers for every unknown path and the language
 * is that of the path.
 */
export type NotFoundTranslations = Partial<Record<Language, PageContext<NotFoundContent>>>

/** The rows that stand for many pages, and those that their breadcrumbs name. */
export function buildNotFoundContent(rows: readonly PageRow[]): NotFoundContent {
  const patterns = rows.filter(({ id }) => (rowsOfNotFound as readonly string[]).includes(id))
  const above = new Set(patterns.flatMap(({ breadcrumbs }) => breadcrumbs))
  return { rows: rows.filter((row) => above.has(row.id) || patterns.includes(row)) }
}
