import type { Picture } from '../../contract/picture'
import type { Language } from '../../i18n/languages'
import { buildRowCrumb, type Crumb, type Head, type NavigationLink, type PageSpec, shopName } from '../pageContext'
import type { PageRow } from '../pageRow'

interface PageParts {
  row: PageRow
  paths: Record<Language, string>
  content?: unknown
  room?: Picture
  /** The title of the page if it differs from the title in its row, such as the name of a product. */
  title?: string
  /** The breadcrumbs between the breadcrumbs of the row and the page itself. */
  crumbs?: Crumb[]
  head?: Partial<Head>
}

export type MakePage = (parts: PageParts) => PageSpec

/**
 * Returns a function that builds the pages of one language from rows of the table: head, breadcrumbs, paths and
 * navigation (SPEC §2).
 */
export function createPageMaker(rows: readonly PageRow[], language: Language, navigation: NavigationLink[]): MakePage {
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  const findCrumb = (id: string): Crumb[] => {
    const row = rowsById.get(id)
    return row ? [buildRowCrumb(row, language)] : []
  }
  return ({ row, paths, content = null, room, title = row[`title_${language}`], crumbs = [], head = {} }) => {
    const path = paths[language]
    const parentCrumbs = [...row.breadcrumbs.flatMap(findCrumb), ...crumbs]
    return {
      path,
      context: {
        id: row.id,
        template: row.template,
        title,
        language,
        head: { ...buildHead(row, language, title), canonical: path, ...head },
        breadcrumbs: row.isHomepage ? [] : [...parentCrumbs, { name: title, path }],
        paths,
        navigation,
        content,
        ...(room && { room }),
      },
    }
  }
}

/** Throws an Error if the page table has no such row. */
export function requireRow(rows: readonly PageRow[], id: string): PageRow {
  const row = rows.find((candidate) => candidate.id === id)
  if (!row) throw new Error(`data/pages.json has no row "${id}".`)
  return row
}

function buildHead(row: PageRow, language: Language, title: string): Omit<Head, 'canonical'> {
  const description = row[`meta_description_${language}`]
  const keywords = row[`meta_keywords_${language}`]
  return {
    title: row[`meta_title_${language}`] ?? `${title} | ${shopName}`,
    ...(description && { description }),
    ...(keywords && { keywords }),
    ...(row.noindex && { noindex: true }),
  }
}

/** Shortens a description for search engines to whole sentences or words with at most `maxLength` characters. */
export function shortenText(text: string, maxLength = 155): string {
  if (text.length <= maxLength) return text
  const startText = text.slice(0, maxLength)
  const sentenceEnd = Math.max(startText.lastIndexOf('. '), startText.lastIndexOf('? '), startText.lastIndexOf('! '))
  if (sentenceEnd > maxLength / 2) return startText.slice(0, sentenceEnd + 1)
  const shortenedText = text.slice(0, maxLength - 1).replace(/[\s,;:–-]+\S*$/, '')
  return `${shortenedText}…`
}
