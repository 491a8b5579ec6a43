import { findShopDay } from '../../i18n/dates'
import { defaultLanguage, type Language, languages } from '../../i18n/languages'
import { buildBrandPages, buildCategoryPages, buildConfiguratorPages, buildFamilyPages } from './listPages'
import { buildCampaignLinks } from './campaignContent'
import { type CatalogueByLanguage, type CatalogueIndex, createCatalogueIndex, hasSale } from './catalogueIndex'
import { createPageMaker, requireRow } from './pageMaker'
import { buildGroupPath } from '../paths'
import type { PageRow } from '../pageRow'
import { buildRowCrumb, type NavigationLink, type PageSpec, shopName } from '../pageContext'
import { buildProductPages, type PrerenderLimits } from './productPages'
import { buildRowPages } from './buildRowPages'
import type { NavigationEntries, ShopTextsByLanguage } from '../sources/shopContent'
import type { ShelvingFile } from '../sources/shelvingFile'
import type { ShopData } from '../sources/shopData'
import type { NotFoundTranslations } from '../contents/notFound'

export interface PageSources extends PrerenderLimits {
  rows: readonly PageRow[]
  navigation: NavigationEntries
  texts: ShopTextsByLanguage
  data: ShopData
  shelving: ShelvingFile
  catalogue: CatalogueByLanguage
  /** The ISO date of the build, which pages assume until the browser knows the current date. */
  builtOn?: string
}

/**
 * Builds every page of the site: the pages of the table and of the catalogue in every language, and the two pages
 * without a language.
 */
export function buildPages(sources: PageSources): PageSpec[] {
  const pages = languages.flatMap((language) => buildLanguagePages(language, sources))
  const allPages = [...pages, ...buildRootPages(pages)]
  const pagesByPath = new Map<string, PageSpec>()
  for (const page of allPages) {
    // Gatsby treats a path with and without a trailing slash as one page.
    const path = page.path.replace(/(.)\/$/, '$1')
    const otherPage = pagesByPath.get(path)
    if (otherPage)
      throw new Error(`Two pages have the path ${path}: ${describePage(otherPage)} and ${describePage(page)}.`)
    pagesByPath.set(path, page)
  }
  return allPages
}

const describePage = ({ context }: PageSpec) => `${context.id} "${context.title}"`

function buildLanguagePages(
  language: Language,
  { rows, navigation, texts, data, shelving, catalogue, builtOn = findShopDay(), ...limits }: PageSources,
): PageSpec[] {
  const catalogueIndex = createCatalogueIndex(catalogue[language], language)
  const makePage = createPageMaker(rows, language, buildNavigation(navigation, rows, catalogueIndex))
  const { stories, pageStories } = texts[language]
  const campaigns = buildCampaignLinks(rows, catalogueIndex, builtOn)
  return [
    ...buildRowPages({ rows, catalogueIndex, makePage, texts: texts[language], data, campaigns, builtOn }),
    ...buildCategoryPages(requireRow(rows, 'category'), catalogueIndex, makePage, stories),
    ...buildBrandPages({
      row: requireRow(rows, 'brand'),
      catalogueIndex,
      makePage,
      campaigns,
      stories: pageStories.brands,
      builtOn,
    }),
    ...buildConfiguratorPages(requireRow(rows, 'build-your-own'), catalogueIndex, makePage, shelving),
    ...buildFamilyPages(requireRow(rows, 'family'), catalogueIndex, makePage, pageStories.families),
    ...buildProductPages({
      rows: { product: requireRow(rows, 'product'), sku: requireRow(rows, 'sku') },
      catalogueIndex,
      makePage,
      limits,
    }),
  ]
}

/**
 * Builds the two pages without a language in their path: "/", which links to the languages and works without scripts,
 * and /404.html, which a host serves for unknown paths.
 */
function buildRootPages(pages: readonly PageSpec[]): PageSpec[] {
  const findDefaultPages = (id: string) =>
    pages.filter(({ context }) => context.id === id && context.language === defaultLanguage)
  const translations: NotFoundTranslations = Object.fromEntries(
    pages.filter(({ context }) => context.id === '404').map(({ context }) => [context.language, context]),
  )
  return [
    ...findDefaultPages('homepage').map(({ context }) => ({
      path: '/',
      context: {
        ...context,
        id: 'language',
        template: 'language' as const,
        title: shopName,
        head: { title: shopName, canonical: context.paths[defaultLanguage], noindex: true },
        content: null,
      },
    })),
    ...findDefaultPages('404').map(({ context }) => ({
      path: '/404.html',
      context: { ...context, content: translations },
    })),
  ]
}

/** Builds the header's navigation in a language. Leaves out categories that the shop API lacks, and an empty sale. */
function buildNavigation(
  entries: NavigationEntries,
  rows: readonly PageRow[],
  catalogueIndex: CatalogueIndex,
): NavigationLink[] {
  const { language } = catalogueIndex
  return entries.flatMap((entry): NavigationLink[] => {
    if ('category' in entry) {
      const category = catalogueIndex.categories.find(({ slugs }) => slugs.nl === entry.category)
      return category ? catalogueIndex.buildCategoryCrumbs(category.id_category).slice(-1) : []
    }
    if ('categories' in entry) {
      const isOffered = catalogueIndex.categories.some(({ slugs }) => entry.categories.includes(slugs.nl))
      return isOffered ? [{ name: entry[`group_${language}`], path: buildGroupPath(language) }] : []
    }
    const row = rows.find(({ id }) => id === entry.page)
    if (!row) throw new Error(`data/navigation.json: there is no page "${entry.page}".`)
    const link = buildRowCrumb(row, language)
    if (row.template !== 'sale') return [link]
    return hasSale(rows, catalogueIndex) ? [{ ...link, sale: true }] : []
  })
}
