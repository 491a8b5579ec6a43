import { shopDay } from '../i18n/dates'
import { languages, type Language } from '../i18n/languages'
import { brandPages, buildYourOwnPages, familyPages } from './brandPages'
import { campaignLinks } from './campaignContent'
import type { CatalogueByLanguage } from './catalogue'
import { categoryPages } from './categoryPages'
import { entrancePages } from './entrancePages'
import { navigationOf } from './navigationOf'
import { pageMaker } from './pageMaker'
import type { PageRow } from './pageRow'
import type { PageSpec } from './pageSpec'
import { productPages, type PrerenderLimits } from './productPages'
import { rowPages } from './rowPages'
import { shelfOf } from './shelf'
import type { NavigationEntries, ShopTextsByLanguage } from './shopContent'

export interface PageSources extends PrerenderLimits {
  rows: readonly PageRow[]
  navigation: NavigationEntries
  texts: ShopTextsByLanguage
  catalogue: CatalogueByLanguage
  /** The ISO day of the build: what runs that day shows as running until a browser knows better. */
  builtOn?: string
}

/** Every page of the site: the table's rows and the catalogue in both languages, and the two that have no language. */
export function pagesOf(sources: PageSources): PageSpec[] {
  const pages = languages.flatMap((language) => pagesIn(language, sources))
  const all = [...pages, ...entrancePages(pages)]
  const taken = new Map<string, PageSpec>()
  for (const page of all) {
    // Gatsby takes a path with and without a slash at its end for one page.
    const path = page.path.replace(/(.)\/$/, '$1')
    const other = taken.get(path)
    if (other) throw new Error(`Two pages have the path ${path}: ${words(other)} and ${words(page)}.`)
    taken.set(path, page)
  }
  return all
}

const words = ({ context }: PageSpec) => `${context.id} "${context.title}"`

function pagesIn(
  language: Language,
  { rows, navigation, texts, catalogue, builtOn = shopDay(), ...limits }: PageSources,
): PageSpec[] {
  const shelf = shelfOf(catalogue[language], language)
  const make = pageMaker(rows, language, navigationOf(navigation, rows, shelf))
  const rowOf = (id: string) => {
    const row = rows.find((each) => each.id === id)
    if (!row) throw new Error(`data/pages.json has no row "${id}".`)
    return row
  }
  const campaigns = campaignLinks(rows, shelf, builtOn)
  return [
    ...rowPages({ rows, shelf, make, texts: texts[language], campaigns, builtOn }),
    ...categoryPages(rowOf('category'), shelf, make, texts[language].stories),
    ...brandPages({ row: rowOf('brand'), shelf, make, campaigns, builtOn }),
    ...buildYourOwnPages(rowOf('build-your-own'), shelf, make),
    ...familyPages(rowOf('family'), shelf, make),
    ...productPages({ rows: { product: rowOf('product'), sku: rowOf('sku') }, shelf, make, limits }),
  ]
}
