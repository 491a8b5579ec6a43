import type { NavigationLink } from './pageContext'
import type { PageRow } from './pageRow'
import type { Shelf } from './shelf'
import type { NavigationEntries } from './shopContent'

/** The header's navigation in a language. A category that the shop API does not have (any more) is left out. */
export function navigationOf(entries: NavigationEntries, rows: readonly PageRow[], shelf: Shelf): NavigationLink[] {
  return entries.flatMap((entry): NavigationLink[] => {
    if ('category' in entry) {
      const category = shelf.categories.find(({ slugs }) => slugs.nl === entry.category)
      return category ? shelf.categoryCrumbs(category.id_category).slice(-1) : []
    }
    const row = rows.find(({ id }) => id === entry.page)
    if (!row) throw new Error(`data/navigation.json: there is no page "${entry.page}".`)
    const link = { name: row[`title_${shelf.language}`], path: row[`path_${shelf.language}`] }
    return [row.template === 'sale' ? { ...link, sale: true } : link]
  })
}
