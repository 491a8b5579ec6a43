import type { Product } from '../../src/contract/product'
import { shopMenu } from '../../src/pageTable/contents/menu'
import { buildMenu } from '../../src/pageTable/pages/buildMenu'
import { indexCatalogue } from '../../src/pageTable/pages/catalogueIndex'
import * as v from 'valibot'
import { fakeCatalogue } from '../support/data/fakeCatalogue'

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
  return v.parse(shopMenu, buildMenu(entries, [], indexCatalogue(catalogue, language), '2026-11-21')).departments
}
const shown = (columns: { title: string; links: { name: string }[] }[] = []) =>
  columns.map(({ title, links }) => [title, ...links.map(({ name }) => name)])

test('a department has columns of subcategories, brands or families, and new and reduced products (docs/look.md, "Mega menu")', () => {
  const [seating] = menu('nl')
  expect(seating?.path).toBe('/nl/categorie/zitten')
  expect(shown(seating?.columns)).toEqual([
    ['Zitten', 'Alles in Zitten', 'Stoelen'],
    ['Merken', 'Havrelund'],
    ['Nieuw en afgeprijsd', 'Pilvi poef', 'Alles wat nieuw is', 'Tove stoel', 'Alle promoties'],
  ])
  expect(seating?.picture?.name).toBe('room-lounge')
})

test('brands and promotions have their own sheets, and other pages and unknown categories have none', () => {
  expect(menu('en').map(({ path }) => path)).toEqual(['/en/category/seating', '/en/brands', '/en/promotions'])
  const [, brands, sale] = menu('en')
  expect(shown(brands?.columns)[0]).toEqual(['Brands', 'All brands', 'Stegmark', 'Havrelund'])
  expect(shown(sale?.columns)).toEqual([
    ['Offers', 'All promotions'],
    ['Now for less', 'Tove chair'],
    ['New', 'Pilvi pouf'],
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
