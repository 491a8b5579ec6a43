import type { Category } from '../contract/catalogue'
import type { CategoryContent } from './contents/lists'
import type { Story } from './contents/story'
import { listOf } from './listOf'
import { pathsOf, type MakePage } from './pageMaker'
import type { PageRow } from './pageRow'
import type { PageSpec } from './pageSpec'
import { categoryPath } from './paths'
import type { Shelf } from './shelf'

/** A page for every category; a top category shows the products of its children too. */
export function categoryPages(row: PageRow, shelf: Shelf, make: MakePage, stories: Record<string, Story>): PageSpec[] {
  return shelf.categories.map((category) => {
    const line = shelf.categoryLine(category.id_category).map(({ slugs }) => slugs)
    return make({
      row,
      paths: pathsOf((language) => categoryPath(line, language)),
      title: category.name,
      crumbs: shelf.categoryCrumbs(category.id_category).slice(0, -1),
      head: {
        description: category.description,
        ...(category.picture && { picture: category.picture }),
      },
      content: {
        category,
        tabs: tabsOf(category, shelf),
        list: listOf({ category: category.id_category }, shelf.productsInCategory(category.id_category), shelf),
        story: stories[category.slugs.nl] ?? null,
      } satisfies CategoryContent,
    })
  })
}

function tabsOf(category: Category, shelf: Shelf) {
  const top = category.id_parent ?? category.id_category
  const children = shelf.categories.filter(({ id_parent }) => id_parent === top)
  return [top, ...children.map(({ id_category }) => id_category)].flatMap((id) => shelf.categoryCrumbs(id).slice(-1))
}
