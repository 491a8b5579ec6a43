import type { Brand } from '../contract/catalogue'
import type { BrandContent, FamilyContent } from './contents'
import { listOf } from './listOf'
import { pathsOf, type MakePage } from './pageMaker'
import type { PageRow } from './pageRow'
import type { PageSpec } from './pageSpec'
import { fillPattern } from './pathOf'
import { brandPath, familyPath } from './paths'
import type { Shelf } from './shelf'
import { shorten } from './shorten'

export function brandPages(row: PageRow, shelf: Shelf, make: MakePage): PageSpec[] {
  return shelf.brands.map((brand) =>
    make({
      row,
      paths: pathsOf((language) => brandPath(brand.slug, language)),
      title: brand.name,
      head: { description: shorten(`${brand.tagline}. ${brand.story}`), picture: brand.picture },
      content: {
        brand,
        families: familiesOf(brand, shelf).map((family) => ({
          ...shelf.familyCrumb(family),
          description: family.description,
          picture: family.picture,
        })),
        list: listOf(
          { brand: brand.slug },
          shelf.products.filter((product) => product.brand.slug === brand.slug),
          shelf,
        ),
      } satisfies BrandContent,
    }),
  )
}

const familiesOf = (brand: Brand, shelf: Shelf) => shelf.families.filter((family) => family.brand === brand.slug)

export function familyPages(row: PageRow, shelf: Shelf, make: MakePage): PageSpec[] {
  return shelf.families.map((family) => {
    const brand = shelf.brandCrumb(family.brand)
    return make({
      row,
      paths: pathsOf((language) => familyPath(family.brand, family.slugs, language)),
      title: family.name,
      crumbs: [brand],
      head: { description: shorten(family.description), picture: family.picture },
      content: {
        family,
        brand,
        list: listOf({ family: family.id_family }, shelf.productsWith(family.id_products), shelf),
      } satisfies FamilyContent,
    })
  })
}

/** The configurator's page, for each brand that has one. */
export function buildYourOwnPages(row: PageRow, shelf: Shelf, make: MakePage): PageSpec[] {
  return shelf.brands
    .filter((brand) => brand.build_your_own)
    .map((brand) =>
      make({
        row,
        paths: pathsOf((language) => fillPattern(row[`path_${language}`], { brand: brand.slug })),
        crumbs: [shelf.brandCrumb(brand.slug)],
        head: { picture: brand.picture },
      }),
    )
}
