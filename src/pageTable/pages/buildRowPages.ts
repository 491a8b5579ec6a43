import { buildCampaignContent, buildCampaignLinks } from './campaignContent'
import { buildGiftlistsContent } from './buildGiftlistsContent'
import type { BrandLink, CampaignLink } from '../contents/links'
import { cardsPerRow, type NewArrivalsContent, type SaleContent, type SearchContent } from '../contents/lists'
import { buildListContent, type CatalogueIndex, groupItems, isReduced } from './catalogueIndex'
import { buildContentPage } from '../contentPages/buildContentPage'
import { buildReviews } from '../contentPages/people'
import { buildNotFoundContent } from '../contents/notFound'
import { buildWallColours, fillRows, newArrivalColumns, pickNewArrivals } from './newArrivals'
import { requireRow, type MakePage } from './pageMaker'
import { isPattern, type PageRow } from '../pageRow'
import { buildRowCrumb, type PageSpec, type RoomPicture } from '../pageContext'
import type { ShopTexts } from '../sources/shopContent'
import type { ShopData } from '../sources/shopData'
import type { Brand } from '../../contract/catalogue'
import type { HomeContent } from '../contents/home'
import { buildPath, buildYourOwnPath } from '../paths'
import type { CartPageContent } from '../contents/shelving'
import { locale, mapLanguages } from '../../i18n/languages'
import type { BrandsContent } from '../contents/brands'
import { listPortraits } from '../contents/rooms'

export function buildRowPages(sources: RowPagesSources): PageSpec[] {
  return sources.rows
    .filter((row) => !isPattern(row.path_nl))
    .map((row) => {
      const { picture } = sources.texts.pages[row.id] ?? sources.texts.giftlists[row.id] ?? {}
      return sources.makePage({
        row,
        paths: mapLanguages((language) => row[`path_${language}`]),
        content: buildRowContent(row, sources),
        room: findRoom(row, sources),
        ...(picture && { head: { picture } }),
      })
    })
}

interface RowPagesSources {
  rows: readonly PageRow[]
  catalogueIndex: CatalogueIndex
  makePage: MakePage
  texts: ShopTexts
  data: ShopData
  campaigns: CampaignLink[]
  builtOn: string
}

function findRoom({ id, room: name }: PageRow, { data, catalogueIndex }: RowPagesSources): RoomPicture | undefined {
  if (name === undefined) return undefined
  const room = data.pictures[name]
  if (!room) throw new Error(`data/pages.json: data/content/pictures.json has no picture "${name}" (room of "${id}").`)
  return { ...room, alt: room.alt[catalogueIndex.language] }
}

function buildRowContent(row: PageRow, sources: RowPagesSources): unknown {
  const { rows, catalogueIndex, texts, campaigns, builtOn } = sources
  switch (row.template) {
    case 'homepage':
      return buildHomeContent(sources)
    case 'cart':
      return buildCartContent(sources)
    case 'brands':
      return buildBrandsContent(catalogueIndex)
    case 'new-arrivals':
      return {
        list: buildListContent({ new: 1 }, catalogueIndex.findProducts(catalogueIndex.newest), catalogueIndex),
        story: texts.stories[row.id] ?? null,
      } satisfies NewArrivalsContent
    case 'sale':
      return {
        list: buildListContent({ sale: 1 }, catalogueIndex.products.filter(isReduced), catalogueIndex),
        campaigns,
        builtOn,
      } satisfies SaleContent
    case '404':
      return buildNotFoundContent(texts.shop.notFound, rows, (notFoundRow) => findRoom(notFoundRow, sources))
    case 'search':
      return {
        newest: catalogueIndex.findCards(catalogueIndex.newest).slice(0, cardsPerRow),
        taglines: Object.fromEntries(catalogueIndex.brands.map(({ slug, tagline }) => [slug, tagline])),
      } satisfies SearchContent
    case 'campaign':
      return buildCampaignContent(row, {
        catalogueIndex,
        campaigns,
        story: texts.pageStories.campaigns[row.id],
        notes: sources.data.pictures,
        builtOn,
      })
    case 'giftlist-index':
    case 'giftlist-buy':
      return buildGiftlistsContent(row, rows, texts, catalogueIndex.language)
    default:
      return buildContentPage(row.id, sources)
  }
}

function buildCartContent({ rows, catalogueIndex, texts }: RowPagesSources): CartPageContent {
  const { brands, categories, buildCategoryCrumbs, language } = catalogueIndex
  const brand = brands.find((candidate) => candidate.build_your_own)
  const departments = categories.filter(({ id_parent }) => id_parent === null)
  const [department] = departments.flatMap(({ id_category }) => buildCategoryCrumbs(id_category))
  return {
    buildYourOwnPath: brand ? buildYourOwnPath(brand.slug, language) : null,
    start: department ?? buildRowCrumb(requireRow(rows, 'brands'), language),
    payment: texts.shop.payment,
  }
}

function buildHomeContent({ rows, catalogueIndex, texts, data, builtOn }: RowPagesSources): HomeContent {
  const { hero, stories, categoryPicture, panels, services, campaigns: heading } = texts.home
  const newProductsPath = buildPath('new', catalogueIndex.language)
  const brands = sortSouthToNorth(selectLargest(catalogueIndex.brands))
  const countries = new Set(brands.map(({ country }) => country))
  const { findCards, newest, products } = catalogueIndex
  const hasNew = newest.length >= cardsPerRow
  const productIds = new Set([...newest, ...products.map(({ id_product }) => id_product)])
  return {
    hero,
    stories,
    categoryPicture,
    campaigns: { ...heading, links: buildCampaignLinks(rows, catalogueIndex, builtOn) },
    lowerSections: { quote: buildReviews({ data, catalogueIndex })[0] ?? null, panels, services },
    newProducts: hasNew
      ? pickNewArrivals(findCards(newest))
      : fillRows(findCards([...productIds].slice(0, newArrivalColumns))),
    hasNew,
    colours: hasNew ? buildWallColours(catalogueIndex.newColours, newProductsPath) : [],
    categories: catalogueIndex.categories
      .filter(({ id_parent }) => id_parent === null)
      .flatMap(({ id_category, product_count }) =>
        catalogueIndex.buildCategoryCrumbs(id_category).map((crumb) => ({ ...crumb, product_count })),
      ),
    brands: brands.map((brand) => buildBrandLink(brand, catalogueIndex)),
    isSouthToNorth: countries.size > 1 && [...countries].every((country) => northernCountries.includes(country)),
    newProductsPath,
    brandsPath: buildPath('brands', catalogueIndex.language),
  }
}

/** The maximum number of brands on the home page. The index lists all brands. */
const maxHomeBrands = 8

const selectLargest = (brands: readonly Brand[]): Brand[] =>
  [...brands].sort((one, other) => other.product_count - one.product_count).slice(0, maxHomeBrands)

/** The countries whose brands come first, from south to north. */
const northernCountries = ['DK', 'SE', 'NO', 'FI', 'IS']

/**
 * Sorts the brands of the northern countries from south to north; the brands of all other countries follow as one
 * group. Within a country or this group, the oldest brand comes first.
 */
function sortSouthToNorth(brands: readonly Brand[]): Brand[] {
  const rankCountry = ({ country }: Brand) =>
    northernCountries.includes(country) ? northernCountries.indexOf(country) : northernCountries.length
  return [...brands].sort(
    (one, other) =>
      rankCountry(one) - rankCountry(other) || (one.founded ?? Infinity) - (other.founded ?? Infinity) || 0,
  )
}

/** Builds the index of all brands by initial, so that users can find a brand among hundreds. */
function buildBrandsContent(catalogueIndex: CatalogueIndex): BrandsContent {
  const compareNames = new Intl.Collator(locale[catalogueIndex.language]).compare
  const sortedBrands = [...catalogueIndex.brands].sort((one, other) => compareNames(one.name, other.name))
  const groups = groupItems(sortedBrands, (brand) => [findInitial(brand)])
  return {
    letters: [...groups].map(([letter, brands]) => ({
      letter,
      brands: brands.map((brand) => ({
        ...buildBrandLink(brand, catalogueIndex),
        picture: listPortraits(catalogueIndex.listBrandProducts(brand.slug))[0] ?? brand.picture,
        product_count: brand.product_count,
      })),
    })),
  }
}

/** The letters from A to Z under which users look for letters that Unicode does not decompose. */
const plainInitials: Record<string, string> = { Æ: 'A', Ø: 'O' }

/**
 * Returns the initial without its accent, so that Ö counts as O; `#` if it is no letter from A to Z, such as a digit.
 */
function findInitial({ name }: Brand): string {
  const initial = name.trim().normalize('NFD').charAt(0).toUpperCase()
  const plainInitial = plainInitials[initial] ?? initial
  return /[A-Z]/.test(plainInitial) ? plainInitial : '#'
}

const buildBrandLink = (brand: Brand, catalogueIndex: CatalogueIndex): BrandLink => ({
  ...catalogueIndex.buildBrandCrumb(brand.slug),
  tagline: brand.tagline,
  country: brand.country,
  founded: brand.founded,
})
