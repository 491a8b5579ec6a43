import type { Category } from '../../contract/catalogue'
import type { Slugs } from '../../contract/values'
import { type Language, languages, mapLanguages, translate } from '../../i18n/languages'
import type { Catalogue, CatalogueByLanguage } from '../pages/catalogueIndex'

/**
 * Finds data from which no page can be built: references to missing entries, invalid slugs, and entries that a language
 * lacks. Returns one line for each error.
 */
export function validateCatalogue(catalogue: CatalogueByLanguage): string[] {
  return [
    ...languages.flatMap((language) => findLanguageErrors(catalogue[language])),
    ...findMissingTranslations(catalogue),
    ...languages.flatMap((language) => findMissingNames(catalogue[language], language)),
  ]
}

function findLanguageErrors({ brands, categories, families, products }: Catalogue): string[] {
  const brandSlugs = new Set(brands.map(({ slug }) => slug))
  const categoryIds = new Set(categories.map(({ id_category }) => id_category))
  const familyIds = new Set(families.map(({ id_family }) => id_family))
  const findBrandErrors = (owner: string, slug: string) =>
    brandSlugs.has(slug) ? [] : [`${owner} is of an unknown brand "${slug}".`]
  return [
    ...findTreeErrors(categories),
    ...brands.flatMap((brand) =>
      findSlugErrors(
        `brand ${brand.id_brand}`,
        mapLanguages(() => brand.slug),
      ),
    ),
    ...categories.flatMap(({ id_category: id, id_parent, slugs }) => [
      ...findSlugErrors(`category ${id}`, slugs),
      ...(id_parent === null || categoryIds.has(id_parent)
        ? []
        : [`category ${id} is under an unknown category ${id_parent}.`]),
    ]),
    ...families.flatMap((family) => [
      ...findSlugErrors(`family ${family.id_family}`, family.slugs),
      ...findBrandErrors(`family ${family.id_family}`, family.brand),
    ]),
    ...products.flatMap((product) => [
      ...findSlugErrors(`product ${product.id_product}`, product.slugs),
      ...product.combinations.flatMap((variant) => findSlugErrors(`SKU ${variant.id_sku}`, variant.slugs)),
      ...findBrandErrors(`product ${product.id_product}`, product.brand.slug),
      ...product.id_categories
        .filter((id) => !categoryIds.has(id))
        .map((id) => `product ${product.id_product} is in an unknown category ${id}.`),
      ...(product.id_family === null || familyIds.has(product.id_family)
        ? []
        : [`product ${product.id_product} is of an unknown family ${product.id_family}.`]),
    ]),
  ]
}

/** Finds categories below a category that is itself below another, which a tree of two levels does not have. */
function findTreeErrors(categories: readonly Category[]): string[] {
  const childIds = new Set(
    categories.filter(({ id_parent }) => id_parent !== null).map(({ id_category }) => id_category),
  )
  return categories
    .filter(({ id_parent }) => id_parent !== null && childIds.has(id_parent))
    .map(
      ({ id_category, id_parent }) =>
        `category ${id_category} is under category ${id_parent}, which is under another one, but there are two levels only.`,
    )
}

/**
 * Finds slugs with characters other than small letters, digits and hyphens. A slug becomes a segment of a path, which
 * other characters could change.
 */
function findSlugErrors(owner: string, slugs: Slugs): string[] {
  return languages
    .filter((language) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(translate(slugs, language)))
    .map(
      (language) =>
        `${owner} has the slug "${translate(slugs, language).slice(0, 60)}" (${language}), which cannot stand in a path.`,
    )
}

/** Lists the entries that have a page, with what errors call them. */
const listEntries = ({ brands, categories, families, products }: Catalogue) => [
  ...brands.map(({ id_brand, name }) => ({ entry: `brand ${id_brand}`, name })),
  ...categories.map(({ id_category, name }) => ({ entry: `category ${id_category}`, name })),
  ...families.map(({ id_family, name }) => ({ entry: `family ${id_family}`, name })),
  ...products.map(({ id_product, name }) => ({ entry: `product ${id_product}`, name })),
]

function findMissingTranslations(catalogue: CatalogueByLanguage): string[] {
  const entriesByLanguage = languages.map(
    (language) => new Set(listEntries(catalogue[language]).map(({ entry }) => entry)),
  )
  const allEntries = new Set(entriesByLanguage.flatMap((entries) => [...entries]))
  const untranslatedEntries = [...allEntries].filter(
    (entry) => !entriesByLanguage.every((entries) => entries.has(entry)),
  )
  return untranslatedEntries.map((entry) => `${entry} is there in one language only.`)
}

const findMissingNames = (catalogue: Catalogue, language: Language): string[] =>
  listEntries(catalogue)
    .filter(({ name }) => name.trim() === '')
    .map(({ entry }) => `${entry} has no name (${language}).`)
