import type { Family } from '../contract/catalogue'
import type { BrandContent, FamilyContent } from './contents/brands'
import type { CampaignLink, FamilyLink } from './contents/links'
import { listOf } from './listOf'
import { pathsOf, type MakePage } from './pageMaker'
import type { PageRow } from './pageRow'
import type { PageSpec } from './pageSpec'
import { fillPattern } from './pathOf'
import { brandPath, buildYourOwnPath, familyPath } from './paths'
import type { Shelf } from './shelf'
import { shorten } from './shorten'

interface BrandPagesParts {
  row: PageRow
  shelf: Shelf
  make: MakePage
  campaigns: readonly CampaignLink[]
  /** ISO day. */
  builtOn: string
}

/** A page for every brand on the shelf (SPEC §2). */
export function brandPages({ row, shelf, make, campaigns, builtOn }: BrandPagesParts): PageSpec[] {
  return shelf.brands.map((brand) =>
    make({
      row,
      paths: pathsOf((language) => brandPath(brand.slug, language)),
      title: brand.name,
      head: { description: shorten(`${brand.tagline}. ${brand.story}`), picture: brand.picture },
      content: {
        brand,
        families: shelf.familiesOfBrand(brand.slug).map((family) => familyLink(family, shelf)),
        campaigns: campaigns.filter(({ brand: slug }) => slug === brand.slug),
        builtOn,
        buildYourOwn: brand.build_your_own ? buildYourOwnPath(brand.slug, shelf.language) : null,
        list: listOf({ brand: brand.slug }, shelf.productsOfBrand(brand.slug), shelf),
      } satisfies BrandContent,
    }),
  )
}

const familyLink = (family: Family, shelf: Shelf): FamilyLink => ({
  ...shelf.familyCrumb(family),
  description: family.description,
  picture: family.picture,
})

/** A page for every series on the shelf (SPEC §2). */
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
        others: othersAfter(family, shelf.familiesOfBrand(family.brand)).map((other) => familyLink(other, shelf)),
        list: listOf({ family: family.id_family }, shelf.productsWith(family.id_products), shelf),
      } satisfies FamilyContent,
    })
  })
}

/** How many other series a series' page shows. */
const mostOthers = 4

/** The next series of the brand, round and round, so that each is shown by some other. */
function othersAfter(family: Family, families: readonly Family[]): Family[] {
  const place = families.indexOf(family)
  return [...families.slice(place + 1), ...families.slice(0, place)].slice(0, mostOthers)
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
