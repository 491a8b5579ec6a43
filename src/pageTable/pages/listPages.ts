import type { Category, Family } from '../../contract/catalogue'
import { mapLanguages } from '../../i18n/languages'
import type { BrandContent, FamilyContent } from '../contents/brands'
import type { CampaignLink, FamilyLink, ListEnd, Story } from '../contents/links'
import type { StoryText } from '../sources/pageStories'
import { buildListEnd, buildBrandListEnd, listOtherProducts } from '../contents/rooms'
import { buildPageStory } from './buildPageStory'
import { buildListContent, type CatalogueIndex } from './catalogueIndex'
import { type MakePage, shortenText } from './pageMaker'
import { buildShelvingContent } from './buildShelvingContent'
import type { ShelvingFile } from '../sources/shelvingFile'
import type { PageRow } from '../pageRow'
import type { PageSpec } from '../pageContext'
import { buildBrandPath, buildYourOwnPath, buildCategoryPath, buildFamilyPath, fillPattern } from '../paths'
import type { CategoryContent } from '../contents/lists'

interface BrandPagesSources {
  row: PageRow
  catalogueIndex: CatalogueIndex
  makePage: MakePage
  campaigns: readonly CampaignLink[]
  /** The stories by the slug of the brand. */
  stories: Record<string, StoryText>
  builtOn: string
}

export function buildBrandPages(sources: BrandPagesSources): PageSpec[] {
  const { row, catalogueIndex, makePage, campaigns, stories, builtOn } = sources
  return catalogueIndex.brands.map((brand) => {
    const story = buildPageStory(stories[brand.slug], brand.picture, catalogueIndex)
    const nextBrand = findNext(brand, catalogueIndex.brands)
    return makePage({
      row,
      paths: mapLanguages((language) => buildBrandPath(brand.slug, language)),
      title: brand.name,
      head: { description: shortenText(`${brand.tagline}. ${brand.story}`), picture: brand.picture },
      content: {
        brand,
        story,
        families: catalogueIndex.listBrandFamilies(brand.slug).map((family) => buildFamilyLink(family, catalogueIndex)),
        campaigns: campaigns.filter(({ brand: slug }) => slug === brand.slug),
        builtOn,
        buildYourOwnPath: brand.build_your_own ? buildYourOwnPath(brand.slug, catalogueIndex.language) : null,
        list: buildListContent({ brand: brand.slug }, catalogueIndex.listBrandProducts(brand.slug), catalogueIndex),
        next:
          nextBrand &&
          buildBrandListEnd(
            nextBrand,
            catalogueIndex.buildBrandCrumb(nextBrand.slug),
            catalogueIndex.listBrandProducts(nextBrand.slug),
            [brand.picture, story?.room, brand.picture2],
          ),
      } satisfies BrandContent,
    })
  })
}

const buildFamilyLink = (family: Family, catalogueIndex: CatalogueIndex): FamilyLink => ({
  ...catalogueIndex.buildFamilyCrumb(family),
  description: family.description,
  picture: family.picture,
})

/** @param stories the stories by the Dutch slug of the family */
export function buildFamilyPages(
  row: PageRow,
  catalogueIndex: CatalogueIndex,
  makePage: MakePage,
  stories: Record<string, StoryText>,
): PageSpec[] {
  return catalogueIndex.families.map((family) => {
    const story = buildPageStory(stories[family.slugs.nl], family.picture, catalogueIndex)
    const crumb = catalogueIndex.buildBrandCrumb(family.brand)
    const brand = catalogueIndex.brands.find(({ slug }) => slug === family.brand)
    const products = catalogueIndex.findProducts(family.id_products)
    return makePage({
      row,
      paths: mapLanguages((language) => buildFamilyPath(family.brand, family.slugs, language)),
      title: family.name,
      crumbs: [crumb],
      head: { description: shortenText(family.description), picture: family.picture },
      content: {
        family,
        brand: buildBrandListEnd(
          brand,
          crumb,
          listOtherProducts(catalogueIndex.listBrandProducts(family.brand), products),
          [story?.room ?? family.picture, story?.closeUp],
        ),
        story,
        others: listNextFamilies(family, catalogueIndex.listBrandFamilies(family.brand)).map((otherFamily) =>
          buildFamilyLink(otherFamily, catalogueIndex),
        ),
        list: buildListContent({ family: family.id_family }, products, catalogueIndex),
      } satisfies FamilyContent,
    })
  })
}

const maxOtherFamilies = 4

/** Returns the families after the given family in the brand, cyclically, so that each family appears on some page. */
function listNextFamilies(family: Family, families: readonly Family[]): Family[] {
  const familyIndex = families.indexOf(family)
  return [...families.slice(familyIndex + 1), ...families.slice(0, familyIndex)].slice(0, maxOtherFamilies)
}

export function buildConfiguratorPages(
  row: PageRow,
  catalogueIndex: CatalogueIndex,
  makePage: MakePage,
  shelving: ShelvingFile,
): PageSpec[] {
  return catalogueIndex.brands
    .filter((brand) => brand.build_your_own)
    .map((brand) =>
      makePage({
        row,
        paths: mapLanguages((language) => fillPattern(row[`path_${language}`], { brand: brand.slug })),
        crumbs: [catalogueIndex.buildBrandCrumb(brand.slug)],
        head: { picture: brand.picture },
        content: buildShelvingContent(shelving, brand.slug, catalogueIndex),
      }),
    )
}

/** Returns the item after the given item, cyclically. Returns null if there is no other item. */
function findNext<Item>(item: Item, items: readonly Item[]): Item | null {
  const nextItem = items[(items.indexOf(item) + 1) % items.length]
  return nextItem === undefined || nextItem === item ? null : nextItem
}

/** A top category also lists the products of its children. */
export function buildCategoryPages(
  row: PageRow,
  catalogueIndex: CatalogueIndex,
  makePage: MakePage,
  stories: Record<string, Story>,
): PageSpec[] {
  return catalogueIndex.categories.map((category) => {
    const line = catalogueIndex.listCategoryLine(category.id_category).map(({ slugs }) => slugs)
    const story = stories[category.slugs.nl] ?? null
    return makePage({
      row,
      paths: mapLanguages((language) => buildCategoryPath(line, language)),
      title: category.name,
      crumbs: catalogueIndex.buildCategoryCrumbs(category.id_category).slice(0, -1),
      head: {
        description: category.description,
        ...(category.picture && { picture: category.picture }),
      },
      content: {
        category,
        tabs: listTabs(category, catalogueIndex),
        list: buildListContent(
          { category: category.id_category },
          catalogueIndex.listCategoryProducts(category.id_category),
          catalogueIndex,
        ),
        story,
        next: buildNextCategoryEnd(category, story, catalogueIndex),
      } satisfies CategoryContent,
    })
  })
}

function listTabs(category: Category, catalogueIndex: CatalogueIndex) {
  const topId = category.id_parent ?? category.id_category
  const children = catalogueIndex.categories.filter(({ id_parent }) => id_parent === topId)
  return [topId, ...children.map(({ id_category }) => id_category)].flatMap((id) =>
    catalogueIndex.buildCategoryCrumbs(id).slice(-1),
  )
}

/** The number of products below which the link at the end of a list shows the photo of the list's own category. */
const shortListLength = 5

/**
 * Builds the link at the end of a list to the next category of the department or, after the last category, to the next
 * department. After a long list the link shows the photo of its target, and after a short list the photo of the list's
 * own category, if there is one.
 */
function buildNextCategoryEnd(category: Category, story: Story | null, catalogueIndex: CatalogueIndex): ListEnd | null {
  const { categories, listCategoryLine, buildCategoryCrumbs } = catalogueIndex
  const [department = category] = listCategoryLine(category.id_category)
  const listSiblings = ({ id_parent }: Category) => categories.filter((category) => category.id_parent === id_parent)
  const isLast = listSiblings(category).at(-1) === category
  const next = isLast ? findNext(department, listSiblings(department)) : findNext(category, listSiblings(category))
  const crumb = next && buildCategoryCrumbs(next.id_category).at(-1)
  if (!crumb) return null
  return category.picture && category.product_count < shortListLength
    ? buildListEnd(crumb, '', [category.picture], [])
    : buildListEnd(crumb, next.description, [next.picture], [story?.picture ?? category.picture])
}
