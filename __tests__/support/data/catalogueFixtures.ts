import type { Picture } from '../../../src/contract/picture'
import type { Combination, Product, ProductCard } from '../../../src/contract/product'
import type { CampaignLink } from '../../../src/pageTable/contents/links'
import type { ProductContent } from '../../../src/pageTable/contents/product'
import { drawProduct } from '../../../src/pageTable/pages/drawProduct'

/** Invented products for the tests of lists and product pages. */
export const picture = (name: string, more: Partial<Picture> = {}): Picture => ({
  name,
  alt: `Foto van ${name}`,
  width: 1152,
  height: 1440,
  frame: 'portrait',
  tone: '#e8e3da',
  ...more,
})

export const room = (name: string) => picture(name, { frame: 'room', width: 2000, height: 1250 })

export const campaignLink = (name: string, starts: string | null, ends: string | null): CampaignLink => ({
  name,
  path: `/nl/acties/${name.toLowerCase()}`,
  starts,
  ends,
  when: { before: `vanaf ${starts}`, running: `tot en met ${ends}` },
  picture: room(`room-${name.toLowerCase()}`),
  brand: null,
})

const slug = (text: string) => ({ nl: `${text}-nl`, en: `${text}-en` })
let id = 1000

export function card(name: string, more: Partial<ProductCard> = {}): ProductCard {
  return {
    id_product: id++,
    slugs: slug(name.toLowerCase().replace(/\W+/g, '-')),
    name,
    brand: { slug: 'hiljaa', name: 'Hiljaa' },
    tile: 'single',
    price: { amount: 289, regular: null, lowest_30_days: null },
    price_varies: false,
    is_new: false,
    swatches: [],
    version_count: 1,
    id_product_attribute: id,
    variant_slugs: null,
    condition: null,
    stock: 12,
    delivery: { unit: 'days', min: 2, max: 4 },
    picture: picture('piece'),
    picture_hover: null,
    picture_wide: null,
    ...more,
  }
}

export function variant(attributes: Record<string, string>, more: Partial<Combination> = {}): Combination {
  const name = Object.values(attributes).join(', ')
  const number = id++
  return {
    id_product_attribute: number,
    id_sku: number,
    reference: `REF-${number}`,
    ean13: '2900001024013',
    name,
    slugs: slug(name.replace(/\W+/g, '-')),
    attributes,
    price: { amount: 1290, regular: null, lowest_30_days: null },
    stock: 5,
    delivery: { unit: 'days', min: 2, max: 4 },
    default: false,
    dimensions: null,
    drawings: null,
    pictures: [picture(name.replace(/\W+/g, '-'))],
    ...more,
  }
}

const value = (key: string, swatch: string | null = '#c39e70') => ({ key, name: key, swatch })

/** Kaarre has three finishes and four fabrics, but only four of their combinations are sold. */
export const kaarre: Product = {
  ...card('Kaarre loungestoel'),
  id_family: 104,
  id_categories: [12],
  designer: 'Aino Lehtovaara',
  description: 'Een open loungestoel waarvan je de constructie mag zien.',
  dimensions: { width: 72, depth: 82, height: 82, seat_height: 42 },
  drawings: null,
  weight_kg: 15,
  materials: 'massief eik, walnoot of essen; wollen stof',
  care: 'Zuig wekelijks met een zachte borstel.',
  bulky: false,
  gift_wrap: false,
  attribute_groups: [
    { group: 'finish', name: 'Afwerking', values: [value('oak'), value('walnut'), value('black')] },
    { group: 'fabric', name: 'Stof', values: [value('oat'), value('fjord'), value('moss'), value('rust')] },
  ],
  combinations: [
    variant(
      { finish: 'oak', fabric: 'oat' },
      { default: true, stock: 24, delivery: { unit: 'weeks', min: 6, max: 8 } },
    ),
    variant({ finish: 'oak', fabric: 'fjord' }),
    variant({ finish: 'walnut', fabric: 'moss' }, { price: { amount: 1470, regular: null, lowest_30_days: null } }),
    variant({ finish: 'black', fabric: 'rust' }, { stock: 0 }),
  ],
  pictures: [],
  scenes: [room('room-bedroom')],
  id_related: [],
  downloads: [],
  id_complementary: [],
}

/** The product has no family and no other products beside it. */
export const buildProductContent = (product: Product): ProductContent => ({
  product,
  id_sku: null,
  brand: { name: 'Hiljaa', path: '/nl/merken/hiljaa' },
  family: null,
  complementary: [],
  related: [],
  relatives: [],
  room: null,
  ...drawProduct(product),
})
