import type { Picture } from '../../contract/picture'
import type { Language } from '../../i18n/languages'
import { notFoundRowIds } from '../matchPath'
import type { PageContext } from '../pageContext'
import type { PageRow } from '../pageRow'

/**
 * The content of a 404 page: its own texts, and the rows of the page table from which the browser can build a page that
 * is not part of the build.
 */
export interface NotFoundContent {
  eyebrow: string
  title: string
  text: string
  rows: PageRow[]
  /** The photos of rooms for the pages without a picture of their own, by the id of the row. */
  rooms: Partial<Record<string, Picture>>
}

/**
 * The content of /404.html in each language. Hosts serve this one file for every unknown path, and the page adopts the
 * language of that path.
 */
export type NotFoundTranslations = Partial<Record<Language, PageContext<NotFoundContent>>>

/** Selects the rows whose pages the browser builds, with their photos, and the rows in their breadcrumbs. */
export function buildNotFoundContent(
  texts: Pick<NotFoundContent, 'eyebrow' | 'title' | 'text'>,
  rows: readonly PageRow[],
  findRoom: (row: PageRow) => Picture | undefined,
): NotFoundContent {
  const patternRows = rows.filter(({ id }) => (notFoundRowIds as readonly string[]).includes(id))
  const breadcrumbIds = new Set(patternRows.flatMap(({ breadcrumbs }) => breadcrumbs))
  return {
    ...texts,
    rows: rows.filter((row) => breadcrumbIds.has(row.id) || patternRows.includes(row)),
    rooms: Object.fromEntries(
      patternRows.filter(({ room }) => room !== undefined).map((row) => [row.id, findRoom(row)]),
    ),
  }
}
