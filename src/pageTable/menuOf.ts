import type { Category } from '../contract/catalogue'
import { menuWords } from '../i18n/menuWords'
import { campaignLinks } from './campaignContent'
import type { Department, ShopMenu } from './menu'
import { makersOf, mostInColumn, mostLinks, newAndReduced, newestOf, reducedOf } from './menuColumns'
import type { PageRow } from './pageRow'
import { pathOf } from './paths'
import type { Shelf } from './shelf'
import type { NavigationEntries } from './shopContent'

/** What the header's departments open. Pages other than the brands and the sale have nothing below them and stay links. */
export function menuOf(entries: NavigationEntries, rows: readonly PageRow[], shelf: Shelf, builtOn: string): ShopMenu {
  const departments = entries.flatMap((entry) => {
    if ('page' in entry) {
      if (entry.page === 'brands') return brandsDepartment(shelf)
      return entry.page === 'sale' ? saleDepartment(rows, shelf, builtOn) : []
    }
    const category = shelf.categories.find(({ slugs }) => slugs.nl === entry.category)
    return category ? categoryDepartment(category, shelf) : []
  })
  return { departments }
}

function categoryDepartment(category: Category, shelf: Shelf): Department[] {
  const words = menuWords[shelf.language]
  const products = shelf.productsInCategory(category.id_category)
  const [own] = shelf.categoryCrumbs(category.id_category).slice(-1)
  if (!own) return []
  const children = shelf.categories
    .filter(({ id_parent }) => id_parent === category.id_category)
    .flatMap(({ id_category }) => shelf.categoryCrumbs(id_category).slice(-1))
  return [
    {
      path: own.path,
      columns: [
        { title: own.name, links: [{ name: words.all(own.name), path: own.path }, ...children] },
        makersOf(products, shelf),
        newAndReduced(products, shelf),
      ],
      picture: category.picture ?? products[0]?.picture ?? null,
    },
  ]
}

function brandsDepartment(shelf: Shelf): Department[] {
  const words = menuWords[shelf.language]
  const path = pathOf('brands', shelf.language)
  const brands = shelf.brands.map(({ slug }) => shelf.brandCrumb(slug))
  return [
    {
      path,
      columns: [
        { title: words.brands, links: [{ name: words.allBrands, path }, ...brands.slice(0, mostLinks)] },
        { title: words.families, links: shelf.families.map(shelf.familyCrumb).slice(0, mostLinks) },
        newAndReduced(shelf.products, shelf),
      ],
      picture: shelf.brands[0]?.picture ?? null,
    },
  ]
}

function saleDepartment(rows: readonly PageRow[], shelf: Shelf, builtOn: string): Department[] {
  const words = menuWords[shelf.language]
  const path = pathOf('sale', shelf.language)
  const campaigns = campaignLinks(rows, shelf, builtOn)
  const links = campaigns.map(({ name, path, starts, ends }) => ({ name, path, runs: { starts, ends } }))
  return [
    {
      path,
      columns: [
        { title: words.campaigns, links: [{ name: words.allReduced, path, sale: true }, ...links.slice(0, mostLinks)] },
        { title: words.reduced, links: reducedOf(shelf.products, shelf).slice(0, mostInColumn) },
        { title: words.new, links: newestOf(shelf.products, shelf).slice(0, mostInColumn) },
      ],
      picture: campaigns.find(({ picture }) => picture)?.picture ?? null,
    },
  ]
}
