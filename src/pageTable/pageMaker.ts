import { languages, type Language } from '../i18n/languages'
import type { Crumb, Head, NavigationLink } from './pageContext'
import type { PageRow } from './pageRow'
import type { PageSpec, PathsByLanguage } from './pageSpec'
import { shopName } from './shopName'

interface PageParts {
  row: PageRow
  paths: PathsByLanguage
  content?: unknown
  /** The page's name when it is not its row's: a product's. */
  title?: string
  /** Crumbs between the row's own and the page itself. */
  crumbs?: Crumb[]
  head?: Partial<Head>
}

export type MakePage = (parts: PageParts) => PageSpec

/** Makes the pages of one language out of the table's rows: head, breadcrumb, paths, navigation (SPEC §2). */
export function pageMaker(rows: readonly PageRow[], language: Language, navigation: NavigationLink[]): MakePage {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const crumbOf = (id: string): Crumb[] => {
    const row = byId.get(id)
    return row ? [{ name: row[`title_${language}`], path: row[`path_${language}`] }] : []
  }
  return ({ row, paths, content = null, title = row[`title_${language}`], crumbs = [], head = {} }) => {
    const path = paths[language]
    const above = [...row.breadcrumbs.flatMap(crumbOf), ...crumbs]
    return {
      path,
      context: {
        id: row.id,
        template: row.template,
        title,
        language,
        head: { ...headOf(row, language, title), canonical: path, ...head },
        breadcrumbs: row.isHomepage ? [] : [...above, { name: title, path }],
        paths,
        navigation,
        content,
      },
    }
  }
}

function headOf(row: PageRow, language: Language, title: string): Omit<Head, 'canonical'> {
  const description = row[`meta_description_${language}`]
  const keywords = row[`meta_keywords_${language}`]
  return {
    title: row[`meta_title_${language}`] ?? `${title} | ${shopName}`,
    ...(description && { description }),
    ...(keywords && { keywords }),
    ...(row.noindex && { noindex: true }),
  }
}

/** The same page's path in each language. */
export const pathsOf = (path: (language: Language) => string): PathsByLanguage =>
  Object.fromEntries(languages.map((language) => [language, path(language)])) as PathsByLanguage
