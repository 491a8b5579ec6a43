import type { Category } from '../../contract/catalogue'
import type { Picture } from '../../contract/picture'
import { menuMessages } from '../../i18n/buildTime'
import { buildCampaignLinks } from './campaignContent'
import { type Department, type MenuColumn, nameMenuFile, type MenuLink, type ShopMenu } from '../contents/menu'
import { listPortraits } from '../contents/rooms'
import type { PageRow } from '../pageRow'
import { buildPath, buildGroupPath } from '../paths'
import type { PageSources } from './buildPages'
import { type CatalogueIndex, createCatalogueIndex, isReduced } from './catalogueIndex'
import type { NavigationEntries } from '../sources/shopContent'
import type { Product } from '../../contract/product'
import { findReduction } from '../../contract/reduction'
import { languages } from '../../i18n/languages'

/**
 * Builds the menu sheets of the header. Categories, groups, the brands and the sale have a sheet. All other pages are
 * plain links.
 */
export function buildMenu(
  entries: NavigationEntries,
  rows: readonly PageRow[],
  catalogueIndex: CatalogueIndex,
  builtOn: string,
): ShopMenu {
  const departments = entries.flatMap((entry) => {
    if ('page' in entry) {
      if (entry.page === 'brands') return buildBrandsDepartment(catalogueIndex)
      return entry.page === 'sale' ? buildSaleDepartment(rows, catalogueIndex, builtOn) : []
    }
    if ('categories' in entry) return buildGroupDepartment(entry.categories, catalogueIndex)
    const category = findCategory(entry.category, catalogueIndex)
    return category ? buildCategoryDepartment(category, catalogueIndex) : []
  })
  return { departments }
}

const findCategory = (slug: string, { categories }: CatalogueIndex) => categories.find(({ slugs }) => slugs.nl === slug)

/** Builds the sheet of a group, with a column for each of its top categories that the shop has. */
function buildGroupDepartment(slugs: readonly string[], catalogueIndex: CatalogueIndex): Department[] {
  const categories = slugs.flatMap((slug) => findCategory(slug, catalogueIndex) ?? [])
  const columns = categories.flatMap((category) => buildCategoryColumn(category, catalogueIndex))
  const products = categories.flatMap(({ id_category: id }) => catalogueIndex.listCategoryProducts(id))
  const allLink = columns[0]?.links[0]
  if (!allLink) return []
  const room = categories.find((category) => category.picture)?.picture
  const picture = chooseMenuPicture(products, { ...allLink, picture: room }, catalogueIndex)
  return [{ path: buildGroupPath(catalogueIndex.language), columns, picture, group: true }]
}

function buildCategoryColumn({ id_category: id }: Category, catalogueIndex: CatalogueIndex): MenuColumn[] {
  const [categoryCrumb] = catalogueIndex.buildCategoryCrumbs(id).slice(-1)
  if (!categoryCrumb) return []
  const children = catalogueIndex.categories
    .filter(({ id_parent }) => id_parent === id)
    .flatMap(({ id_category }) => catalogueIndex.buildCategoryCrumbs(id_category).slice(-1))
  const allLink = { name: menuMessages[catalogueIndex.language].all(categoryCrumb.name), path: categoryCrumb.path }
  return [{ title: categoryCrumb.name, links: [allLink, ...children] }]
}

function buildCategoryDepartment(category: Category, catalogueIndex: CatalogueIndex): Department[] {
  const products = catalogueIndex.listCategoryProducts(category.id_category)
  const [column] = buildCategoryColumn(category, catalogueIndex)
  const allLink = column?.links[0]
  if (!allLink) return []
  const columns = [column, buildMakersColumn(products, catalogueIndex), buildNewAndSaleColumn(products, catalogueIndex)]
  const room = { ...allLink, picture: category.picture ?? products[0]?.picture }
  return [{ path: allLink.path, columns, picture: chooseMenuPicture(products, room, catalogueIndex) }]
}

function buildBrandsDepartment(catalogueIndex: CatalogueIndex): Department[] {
  const messages = menuMessages[catalogueIndex.language]
  const path = buildPath('brands', catalogueIndex.language)
  const brandLinks = catalogueIndex.brands.map(({ slug }) => catalogueIndex.buildBrandCrumb(slug))
  return [
    {
      path,
      columns: [
        { title: messages.brands, links: [{ name: messages.allBrands, path }, ...brandLinks.slice(0, maxLinks)] },
        {
          title: messages.families,
          links: catalogueIndex.families.map(catalogueIndex.buildFamilyCrumb).slice(0, maxLinks),
        },
        buildNewAndSaleColumn(catalogueIndex.products, catalogueIndex),
      ],
      picture: chooseMenuPicture(
        catalogueIndex.findProducts(catalogueIndex.newest),
        { name: messages.allBrands, path, picture: catalogueIndex.brands[0]?.picture },
        catalogueIndex,
      ),
    },
  ]
}

function buildSaleDepartment(rows: readonly PageRow[], catalogueIndex: CatalogueIndex, builtOn: string): Department[] {
  const { language, products } = catalogueIndex
  const messages = menuMessages[language]
  const path = buildPath('sale', language)
  const campaigns = buildCampaignLinks(rows, catalogueIndex, builtOn)
  const links = campaigns.map(({ name, path, starts, ends }) => ({ name, path, runs: { starts, ends } }))
  return [
    {
      path,
      columns: [
        {
          title: messages.campaigns,
          links: [{ name: messages.allReduced, path, sale: true }, ...links.slice(0, maxLinks)],
        },
        { title: messages.reduced, links: listReducedLinks(products, catalogueIndex).slice(0, maxProductsOfOneKind) },
        { title: messages.new, links: listNewestLinks(products, catalogueIndex).slice(0, maxProductsOfOneKind) },
      ],
      picture: chooseMenuPicture(
        products.filter(({ price }) => findReduction(price) !== null),
        { name: messages.allReduced, path, picture: campaigns.find(({ picture }) => picture)?.picture },
        catalogueIndex,
      ),
    },
  ]
}

/** Returns the first product with a picture in a room, or else the given link; null if neither has a picture. */
function chooseMenuPicture(
  products: readonly Product[],
  { name, path, picture }: MenuLink & { picture: Picture | null | undefined },
  { buildProductCrumb }: CatalogueIndex,
): Department['picture'] {
  const [picturedProduct] = products.filter((product) => listPortraits([product]).length > 0)
  if (picturedProduct) return { ...buildProductCrumb(picturedProduct), picture: listPortraits([picturedProduct])[0]! }
  return picture ? { name, path, picture } : null
}

/** The maximum number of brands, families or campaigns in a column, so that a sheet fits below the header. */
const maxLinks = 8
/** The maximum number of products of each kind in a column of new and reduced products. */
const maxProducts = 3
/** The maximum number of products in a column with products of one kind. */
const maxProductsOfOneKind = 6

/** Builds a column with the brands or the product families of the given products, whichever are more numerous. */
function buildMakersColumn(products: readonly Product[], catalogueIndex: CatalogueIndex): MenuColumn {
  const messages = menuMessages[catalogueIndex.language]
  const slugs = new Set(products.map(({ brand }) => brand.slug))
  const ids = new Set(products.map(({ id_family }) => id_family))
  const brandLinks = catalogueIndex.brands
    .filter(({ slug }) => slugs.has(slug))
    .map(({ slug }) => catalogueIndex.buildBrandCrumb(slug))
  const familyLinks = catalogueIndex.families
    .filter(({ id_family: id }) => ids.has(id))
    .map(catalogueIndex.buildFamilyCrumb)
  return familyLinks.length > brandLinks.length
    ? { title: messages.families, links: familyLinks.slice(0, maxLinks) }
    : { title: messages.brands, links: brandLinks.slice(0, maxLinks) }
}

function buildNewAndSaleColumn(products: readonly Product[], catalogueIndex: CatalogueIndex): MenuColumn {
  const { language, newest, products: allProducts } = catalogueIndex
  const messages = menuMessages[language]
  const saleLinks = listReducedLinks(products, catalogueIndex).slice(0, maxProducts)
  const newLinks = listNewestLinks(products, catalogueIndex).filter(
    ({ path }) => !saleLinks.some((link) => link.path === path),
  )
  const allNewLink: MenuLink = { name: messages.allNew, path: buildPath('new', language) }
  const allReducedLink: MenuLink = { name: messages.allReduced, path: buildPath('sale', language), sale: true }
  const links = [...newLinks.slice(0, maxProducts), newest.length > 0 && allNewLink]
  return {
    title: messages.newAndReduced,
    links: [...links, ...saleLinks, allProducts.some(isReduced) && allReducedLink].filter((link) => link !== false),
  }
}

const listReducedLinks = (products: readonly Product[], catalogueIndex: CatalogueIndex): MenuLink[] =>
  products
    .filter(({ price }) => findReduction(price) !== null)
    .map((product) => ({ ...catalogueIndex.buildProductCrumb(product), sale: true }))

function listNewestLinks(products: readonly Product[], catalogueIndex: CatalogueIndex): MenuLink[] {
  const productIds = new Set(products.map(({ id_product: id }) => id))
  return catalogueIndex
    .findProducts(catalogueIndex.newest.filter((id) => productIds.has(id)))
    .map(catalogueIndex.buildProductCrumb)
}

type MenuSources = Required<Pick<PageSources, 'rows' | 'navigation' | 'catalogue' | 'builtOn'>>

export const buildMenuFiles = ({ rows, navigation, catalogue, builtOn }: MenuSources) =>
  languages.map((language) => ({
    name: nameMenuFile(language),
    text: JSON.stringify(buildMenu(navigation, rows, createCatalogueIndex(catalogue[language], language), builtOn)),
  }))
