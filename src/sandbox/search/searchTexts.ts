import type { FacetData } from '../catalogue/facetShape'
import { facetSets } from '../catalogue/facetSets'
import type { CatalogueData, ProductData } from '../catalogue/shape'
import type { Lang } from '../http/language'

/** What is searched of one product: name, range (brand, family, categories) and the rest, as written. */
export interface SearchTexts {
  name: string
  range: string
  rest: string
}

/** Looks everything up once, so that each product's texts are quickly put together. */
export function searchTexts(data: CatalogueData, facets: FacetData, lang: Lang): (product: ProductData) => SearchTexts {
  const sets = facetSets(facets)
  const brands = new Map(data.brands.map((brand) => [brand.slug, brand.name]))
  const families = new Map(data.families.map((family) => [family.key, family.name]))
  const categories = categoryWords(data, facets, lang)
  const namesIn = (set: number, list: readonly { name: Record<Lang, string> }[]) =>
    list.filter((_, bit) => set & (1 << bit)).map(({ name }) => name[lang])
  return (product) => {
    const choices = product.combinations.flatMap((one) => one.attributes.map(({ name }) => name[lang]))
    const colours = product.combinations.reduce((set, one) => set | sets.coloursOf(one), 0)
    return {
      name: product.name[lang],
      range: [
        brands.get(product.brand),
        families.get(product.family ?? ''),
        ...product.categories.map((key) => categories.get(key)),
      ].join(' '),
      rest: [
        product.designer,
        product.materials[lang],
        ...namesIn(sets.materialsOf(product.key), facets.materials),
        ...namesIn(colours, facets.colours),
        ...new Set(choices),
        product.description[lang],
      ].join(' '),
    }
  }
}

/** By key: the name of a category and its parent, and the shoppers' other words for both. */
export function categoryWords({ categories }: CatalogueData, { synonyms }: FacetData, lang: Lang): Map<string, string> {
  const own = (category: CatalogueData['categories'][number]) => [
    category.name[lang],
    ...synonyms.filter((one) => one.category === category.key).flatMap((one) => one[lang]),
  ]
  return new Map(
    categories.map((category) => {
      const parent = categories.find((one) => one.id_category === category.id_parent)
      return [category.key, [...own(category), ...(parent ? own(parent) : [])].join(' ')]
    }),
  )
}
