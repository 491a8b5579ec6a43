import { type FacetData, groupFacetKeys } from '../catalogue/facets'
import type { CatalogueData, ProductData } from '../catalogue/catalogueShape'
import type { Language } from '../http/language'

/** The searchable texts of one product, unfolded. `range` contains the names of its brand, family and categories. */
export interface SearchTexts {
  name: string
  range: string
  /** The synonyms of the categories and of their parents. */
  others: string
  rest: string
}

/** Returns a function that assembles the texts of a product. Its lookups are prepared once, so that it is fast. */
export function prepareSearchTexts(
  data: CatalogueData,
  facets: FacetData,
  language: Language,
): (product: ProductData) => SearchTexts {
  const facetKeys = groupFacetKeys(facets)
  const brandNames = new Map(data.brands.map((brand) => [brand.slug, brand.name]))
  const familyNames = new Map(data.families.map((family) => [family.key, family.name]))
  const categoryWords = collectCategoryWords(data, facets, language)
  const collectWords = (product: ProductData, kind: keyof CategoryWords) =>
    product.categories.flatMap((key) => categoryWords.get(key)?.[kind] ?? [])
  const materialNames = new Map(facets.materials.map(({ key, name }) => [key, name[language]]))
  const colourWords = new Map(
    facets.colours.map(({ key, name, synonyms }) => [key, [name[language], ...synonyms[language]].join(' ')]),
  )
  return (product) => {
    const optionNames = product.combinations.flatMap((variant) => variant.attributes.map(({ name }) => name[language]))
    const colourKeys = new Set(product.combinations.flatMap(facetKeys.getColours))
    return {
      name: product.name[language],
      range: [
        brandNames.get(product.brand),
        familyNames.get(product.family ?? ''),
        ...collectWords(product, 'names'),
      ].join(' '),
      others: collectWords(product, 'others').join(' '),
      rest: [
        product.designer,
        product.materials[language],
        ...facetKeys.getMaterials(product.key).map((key) => materialNames.get(key)),
        ...[...colourKeys].map((key) => colourWords.get(key)),
        ...new Set(optionNames),
        product.description[language],
      ].join(' '),
    }
  }
}

interface CategoryWords {
  names: string[]
  others: string[]
}

/** Collects the names and the synonyms of each category and its parent, by the category's key. */
function collectCategoryWords(
  { categories }: CatalogueData,
  { synonyms }: FacetData,
  language: Language,
): Map<string, CategoryWords> {
  const listWithParent = (category: CatalogueData['categories'][number]) =>
    categories.filter((candidate) => candidate === category || candidate.id_category === category.id_parent)
  return new Map(
    categories.map((category) => [
      category.key,
      {
        names: listWithParent(category).map(({ name }) => name[language]),
        others: listWithParent(category).flatMap(({ key }) =>
          synonyms.filter((synonym) => synonym.category === key).flatMap((synonym) => synonym[language]),
        ),
      },
    ]),
  )
}
