import type { Product } from '../../src/contract/product'
import { shopMenu } from '../../src/pageTable/contents/menu'
import { buildMenu } from '../../src/pageTable/pages/buildMenu'
import { createCatalogueIndex } from '../../src/pageTable/pages/catalogueIndex'
import * as v from 'valibot'
import { fakeCampaign, fakeCatalogue, fakePicture } from '../support/data/fakeCatalogue'

const menu = (language: 'nl' | 'en', change: (products: Product[]) => void = () => undefined) => {
  const catalogue = fakeCatalogue()[language]
  change(catalogue.products)
  const entries = [
    { category: 'zitten' },
    { category: 'onbekend' },
    { page: 'brands' },
    { page: 'sale' },
    { page: 'contact' },
  ]
  return v.parse(shopMenu, buildMenu(entries, [], createCatalogueIndex(catalogue, language), '2026-11-21')).departments
}
const shown = (columns: { title: string; links: { name: string }[] }[] = []) =>
  columns.map(({ title, links }) => [title, ...links.map(({ name }) => name)])

test('a department has columns of subcategories, brands or families, and new and reduced products (docs/look.md, "Mega menu")', () => {
  const [seating] = menu('nl')
  expect(seating?.path).toBe('/nl/categorie/zitten')
  expect(shown(seating?.columns)).toEqual([
    ['Zitten', 'Alles in Zitten', 'Stoelen'],
    ['Merken', 'Havrelund'],
    ['Nieuw en in de actie', 'Pilvi poef', 'Alles wat nieuw is', 'Tove stoel', 'Alle acties'],
  ])
  expect(seating?.picture).toMatchObject({ path: '/nl/categorie/zitten', picture: { name: 'room-lounge' } })
})

test('a department shows one of its pieces in its room, with its name and its link', () => {
  const [seating] = menu('nl', ([chair]) => {
    chair!.pictures = [{ ...fakePicture('tove-chair-room'), view: 'room' }]
  })
  expect(seating?.picture).toMatchObject({
    name: 'Tove stoel',
    path: '/nl/producten/tove-stoel',
    picture: { name: 'tove-chair-room' },
  })
})

test('brands and promotions have their own sheets, and other pages and unknown categories have none', () => {
  expect(menu('en').map(({ path }) => path)).toEqual(['/en/category/seating', '/en/brands', '/en/promotions'])
  const [, brands, sale] = menu('en')
  expect(shown(brands?.columns)[0]).toEqual(['Brands', 'All brands', 'Stegmark', 'Havrelund'])
  expect(shown(sale?.columns)).toEqual([
    ['Offers', 'All offers'],
    ['On offer', 'Tove chair'],
    ['New', 'Pilvi pouf'],
  ])
})

test('promotions link first to all of them and then to the first eight campaigns that are not over', () => {
  const catalogue = fakeCatalogue().en
  const ids = Array.from({ length: 10 }, (_, index) => `campaign-${index}`)
  catalogue.campaigns = ids.map((id, index) =>
    fakeCampaign(id, {
      title: `Campaign ${index}`,
      ends: index === 0 ? '2026-11-20' : `2026-12-1${index}`,
      picture: fakePicture(id),
    }),
  )
  const rows = ids.map((id) => ({
    id,
    template: 'campaign' as const,
    path_nl: `/nl/acties/${id}`,
    path_en: `/en/actions/${id}`,
    title_nl: id,
    title_en: id,
    breadcrumbs: [],
    isHomepage: false,
  }))
  const built = buildMenu([{ page: 'sale' }], rows, createCatalogueIndex(catalogue, 'en'), '2026-11-21')
  const [sale] = v.parse(shopMenu, built).departments
  expect(sale?.columns[0]?.links).toEqual([
    { name: 'All offers', path: '/en/promotions', sale: true },
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((index) => ({
      name: `Campaign ${index}`,
      path: `/en/actions/campaign-${index}`,
      runs: { starts: '2026-11-12', ends: `2026-12-1${index}` },
    })),
  ])
  expect(sale?.picture?.picture.name).toBe('campaign-1')
})

test('the sheet of a department names at most three reduced products', () => {
  const [seating] = menu('nl', (products) => {
    for (let id = 11; id <= 15; id++) products.push({ ...products[0]!, id_product: id, name: `Stoel ${id}` })
  })
  expect(seating?.columns[2]?.links.map(({ name }) => name)).toEqual([
    'Pilvi poef',
    'Alles wat nieuw is',
    'Tove stoel',
    'Stoel 11',
    'Stoel 12',
    'Alle acties',
  ])
})

test('a product that is both new and reduced is listed once, as reduced', () => {
  const [seating] = menu('nl', (products) => {
    products[1]!.price = { amount: 300, regular: 389, lowest_30_days: 389 }
  })
  const links = seating!.columns[2]!.links
  expect(links.filter(({ name }) => name === 'Pilvi poef')).toEqual([
    { name: 'Pilvi poef', path: '/nl/producten/pilvi-poef', sale: true },
  ])
})
