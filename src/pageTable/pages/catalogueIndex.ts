import * as v from 'valibot'
import type { Brand, Campaign, Category, Family } from '../../contract/catalogue'
import { type Product, productCard } from '../../contract/product'
import { findReduction } from '../../contract/reduction'
import type { Language } from '../../i18n/languages'
import { buildBrandPath, buildCategoryPath, buildFamilyPath, buildProductPath } from '../paths'
import type { Crumb } from '../pageContext'
import type { PageRow } from '../pageRow'
import type { FacetValue, ProductScope } from '../../contract/productList'
import { type ListContent, listPageSize } from '../contents/lists'
import type { Picture } from '../../contract/picture'

export type CatalogueIndex = ReturnType<typeof createCatalogueIndex>

/**
 * Indexes the catalogue in one language, so that the build finds the content of a page without searching thousands of
 * products. Unknown ids are skipped.
 */
export function createCatalogueIndex(catalogue: Catalogue, language: Language) {
  const brands = indexItems(catalogue.brands, ({ slug }) => slug)
  const categories = indexItems(catalogue.categories, ({ id_category }) => id_category)
  const families = indexItems(catalogue.families, ({ id_family }) => id_family)
  const products = indexItems(catalogue.products, ({ id_product }) => id_product)
  const productsByBrand = groupItems(catalogue.products, (product) => [product.brand.slug])
  const familiesByBrand = groupItems(catalogue.families, (family) => [family.brand])
  const productsByCategory = groupItems(catalogue.products, ({ id_categories }) =>
    id_categories.flatMap((id) => [id, categories.get(id)?.id_parent ?? id]),
  )
  // The schema drops the fields that a card does not need, so that lists stay small.
  const cards = new Map(catalogue.products.map((product) => [product.id_product, v.parse(productCard, product)]))
  const findCards = (ids: readonly number[]) => ids.flatMap((id) => cards.get(id) ?? [])
  const findProducts = (ids: readonly number[]) => ids.flatMap((id) => products.get(id) ?? [])

  /** Returns the categories from the top category down to the category with this id. */
  const listCategoryLine = (id: number): Category[] => {
    const category = categories.get(id)
    const parent = category?.id_parent ? categories.get(category.id_parent) : undefined
    return [parent, category].filter((candidate) => candidate !== undefined)
  }
  const buildCategoryCrumbs = (id: number): Crumb[] => {
    const line = listCategoryLine(id)
    return line.map(({ name }, index) => ({
      name,
      path: buildCategoryPath(
        line.slice(0, index + 1).map(({ slugs }) => slugs),
        language,
      ),
    }))
  }
  return {
    ...catalogue,
    campaigns: catalogue.campaigns.map((campaign) => ({ ...campaign, title: joinPercent(campaign.title) })),
    language,
    findCards,
    findProducts,
    listBrandProducts: (slug: string): readonly Product[] => productsByBrand.get(slug) ?? [],
    /** Returns the products of a category and its children, each once, in the catalogue's order. */
    listCategoryProducts: (id: number): readonly Product[] => productsByCategory.get(id) ?? [],
    listCards: (listedProducts: readonly Product[]) => findCards(listedProducts.map(({ id_product }) => id_product)),
    findFamily: (id: number | null) => (id === null ? undefined : families.get(id)),
    listBrandFamilies: (slug: string): readonly Family[] => familiesByBrand.get(slug) ?? [],
    listCategoryLine,
    buildCategoryCrumbs,
    /**
     * Returns the slug of the brand that a campaign is about; null if the campaign has products of several brands, or no
     * products.
     */
    findCampaignBrand: ({ id_products }: Campaign) => {
      const slugs = new Set(findProducts(id_products).map(({ brand }) => brand.slug))
      return slugs.size === 1 ? [...slugs][0]! : null
    },
    findPicture: createPictureFinder(catalogue),
    buildBrandCrumb: (slug: string): Crumb => ({
      name: brands.get(slug)?.name ?? slug,
      path: buildBrandPath(slug, language),
    }),
    buildFamilyCrumb: ({ name, brand, slugs }: Family): Crumb => ({
      name,
      path: buildFamilyPath(brand, slugs, language),
    }),
    buildProductCrumb: ({ name, slugs }: Product): Crumb => ({ name, path: buildProductPath(slugs, language) }),
  }
}

/** Replaces the space before a percent sign with a no-break space, so that a title never breaks there. */
const joinPercent = (title: string) => title.replace(/(\d) %/g, '$1\u00a0%')

/** The shop API's catalogue in one language. Each list is in the API's order. */
export interface Catalogue {
  brands: Brand[]
  categories: Category[]
  families: Family[]
  campaigns: Campaign[]
  /** The full products, the most important first. */
  products: Product[]
  /** The ids of new products, newest first. */
  newest: number[]
  /** The colours of new products (facet `colours`). The list is empty if the shop API has no facets. */
  newColours: FacetValue[]
}

export type CatalogueByLanguage = Record<Language, Catalogue>

/** Returns a function that finds a picture of the catalogue by its name. The pictures are indexed at the first call. */
function createPictureFinder(catalogue: Catalogue): (name: string) => Picture | undefined {
  let picturesByName: Map<string, Picture> | undefined
  return (name) => {
    picturesByName ??= new Map(listPictures(catalogue).map((picture) => [picture.name, picture]))
    return picturesByName.get(name)
  }
}

function listPictures({ brands, families, campaigns, categories, products }: Catalogue): Picture[] {
  const pictures = [
    ...brands.flatMap(({ picture, picture2 }) => [picture, picture2]),
    ...[...families, ...campaigns, ...categories].map(({ picture }) => picture),
    ...products.flatMap(({ pictures, scenes, combinations }) => [
      ...pictures,
      ...scenes,
      ...combinations.flatMap((combination) => combination.pictures),
    ]),
  ]
  return pictures.filter((picture) => picture !== null)
}

const indexItems = <Item, Key>(items: readonly Item[], getKey: (item: Item) => Key): Map<Key, Item> =>
  new Map(items.map((item) => [getKey(item), item]))

/** Groups items by their keys, in the order of the items. An item is in a group at most once. */
export function groupItems<Item, Key>(
  items: readonly Item[],
  getKeys: (item: Item) => readonly Key[],
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    for (const key of new Set(getKeys(item))) {
      const group = groups.get(key)
      if (group) group.push(item)
      else groups.set(key, [item])
    }
  }
  return groups
}

export const buildListContent = (
  scope: ProductScope,
  products: readonly Product[],
  catalogueIndex: CatalogueIndex,
): ListContent => ({
  scope,
  total: products.length,
  products: catalogueIndex.listCards(products.slice(0, listPageSize)),
})

/**
 * Returns whether any variant of the product is reduced. With sale=1, the shop API selects products in the same way.
 */
export const isReduced = ({ combinations }: Product) => combinations.some(({ price }) => findReduction(price) !== null)

/** Returns whether the sale page has any content: a campaign or a reduced product. */
export const hasSale = (rows: readonly PageRow[], { products }: Pick<Catalogue, 'products'>): boolean =>
  rows.some(({ template }) => template === 'campaign') || products.some(isReduced)
