import type { Slugs } from '../../contract/values'
import { languages } from '../../i18n/languages'
import type { Catalogue, CatalogueByLanguage } from '../pages/catalogueIndex'

/**
 * Finds data from which no page can be built: references to missing things, and invalid slugs. Returns one line for each
 * error.
 */
export function validateCatalogue(catalogue: CatalogueByLanguage): string[] {
  return [
    ...languages.flatMap((language) => findDanglingNames(catalogue[language])),
    ...findMissingTranslations(catalogue),
  ]
}

function findDanglingNames({ brands, categories, families, products }: Catalogue): string[] {
  const brandSlugs = new Set(brands.map(({ slug }) => slug))
  const categoryIds = new Set(categories.map(({ id_category }) => id_category))
  const familyIds = new Set(families.map(({ id_family }) => id_family))
  const findBrandError = (owner: string, slug: string) =>
    brandSlugs.has(slug) ? [] : [`${owner} is of an unknown brand "${slug}".`]
  return [
    ...brands.flatMap((brand) => findSlugErrors(`brand ${brand.id_brand}`, { nl: brand.slug, en: brand.slug })),
    ...categories.flatMap(({ id_category: id, id_parent, slugs }) => [
      ...findSlugErrors(`category ${id}`, slugs),
      ...(id_parent === null || categoryIds.has(id_parent)
        ? []
        : [`category ${id} is under an unknown category ${id_parent}.`]),
    ]),
    ...families.flatMap((family) => [
      ...findSlugErrors(`family ${family.id_family}`, family.slugs),
      ...findBrandError(`family ${family.id_family}`, family.brand),
    ]),
    ...products.flatMap((product) => [
      ...findSlugErrors(`product ${product.id_product}`, product.slugs),
      ...product.combinations.flatMap((variant) => findSlugErrors(`SKU ${variant.id_sku}`, variant.slugs)),
      ...findBrandError(`product ${product.id_product}`, product.brand.slug),
      ...product.id_categories
        .filter((id) => !categoryIds.has(id))
        .map((id) => `product ${product.id_product} is in an unknown category ${id}.`),
      ...(product.id_family === null || familyIds.has(product.id_family)
        ? []
        : [`product ${product.id_product} is of an unknown family ${product.id_family}.`]),
    ]),
  ]
}

/** A slug becomes a segment of a path, so anything but plain words could lead elsewhere. */
function findSlugErrors(owner: string, slugs: Slugs): string[] {
  return languages
    .filter((language) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slugs[language]))
    .map(
      (language) =>
        `${owner} has the slug "${slugs[language].slice(0, 60)}" (${language}), which cannot stand in a path.`,
    )
}

function findMissingTranslations({ nl, en }: CatalogueByLanguage): string[] {
  const ids = (catalogue: Catalogue) => [
    ...catalogue.brands.map(({ id_brand }) => `brand ${id_brand}`),
    ...catalogue.categories.map(({ id_category }) => `category ${id_category}`),
    ...catalogue.families.map(({ id_family }) => `family ${id_family}`),
    ...catalogue.products.map(({ id_product }) => `product ${id_product}`),
  ]
  const [inNl, inEn] = [new Set(ids(nl)), new Set(ids(en))]
  const alone = [...[...inNl].filter((id) => !inEn.has(id)), ...[...inEn].filter((id) => !inNl.has(id))]
  return alone.map((id) => `${id} is there in one language only.`)
}
