import type { Brand, Campaign, Category, Family } from '../../../src/contract/catalogue'
import type { Picture } from '../../../src/contract/picture'
import type { Combination, Product } from '../../../src/contract/product'
import type { Language } from '../../../src/i18n/languages'
import type { Catalogue, CatalogueByLanguage } from '../../../src/pageTable/pages/catalogueIndex'
import { card, picture, variant } from './catalogueFixtures'

/** A small catalogue of two brands, two categories, one product family and two products. */
export const fakeCatalogue = (): CatalogueByLanguage => ({ nl: inLanguage('nl'), en: inLanguage('en') })

export const fakePicture = (name: string): Picture => picture(name, { alt: name })

export const fakeCampaign = (id: string, more: Partial<Campaign> = {}): Campaign => ({
  id,
  slugs: { nl: id, en: id },
  title: id,
  teaser: 'Kort.',
  note: null,
  type: 'percent',
  value: 20,
  starts: '2026-11-12',
  ends: '2026-12-03',
  picture: { ...fakePicture('room-dining'), frame: 'room', tone_top: '#b5b8a3' },
  id_products: [2],
  ...more,
})

function inLanguage(language: Language): Catalogue {
  const say = (nl: string, en: string) => (language === 'nl' ? nl : en)
  const brand = (id_brand: number, slug: string, name: string, country: string, founded: number): Brand => ({
    id_brand,
    slug,
    name,
    country,
    founded,
    tagline: say('Stoelen', 'Chairs'),
    story: say('Een verhaal.', 'A story.'),
    picture: fakePicture('room-dining'),
    picture2: null,
    product_count: 1,
    build_your_own: slug === 'stegmark',
  })
  const seating: Category = {
    id_category: 10,
    id_parent: null,
    slugs: { nl: 'zitten', en: 'seating' },
    name: say('Zitten', 'Seating'),
    description: say('Zitmeubelen.', 'Seats.'),
    picture: fakePicture('room-lounge'),
    product_count: 2,
  }
  const chairs: Category = {
    ...seating,
    id_category: 11,
    id_parent: 10,
    slugs: { nl: 'stoelen', en: 'chairs' },
    name: say('Stoelen', 'Chairs'),
    picture: null,
    product_count: 1,
  }
  const family: Family = {
    id_family: 100,
    slugs: { nl: 'tove', en: 'tove' },
    brand: 'havrelund',
    name: 'Tove',
    description: say('Een boog.', 'A curve.'),
    picture: fakePicture('tove'),
    id_products: [1],
  }
  const reduced = { amount: 343.2, regular: 429, lowest_30_days: 416 }
  const tove: Product = {
    ...product(1, { nl: 'tove-stoel', en: 'tove-chair' }, say('Tove stoel', 'Tove chair'), [11]),
    id_family: 100,
    price: reduced,
    id_related: [2, 999],
    attribute_groups: [
      {
        group: 'finish',
        name: say('Afwerking', 'Finish'),
        values: [
          { key: 'oak', name: say('eik', 'oak'), swatch: null },
          { key: 'walnut', name: say('noot', 'walnut'), swatch: null },
        ],
      },
    ],
    combinations: [
      {
        ...version(11, { nl: 'eik', en: 'oak' }, say('eik', 'oak')),
        attributes: { finish: 'oak' },
        price: reduced,
      },
      {
        ...version(12, { nl: 'noot', en: 'walnut' }, say('noot', 'walnut')),
        attributes: { finish: 'walnut' },
        default: false,
      },
    ],
  }
  return {
    brands: [brand(2, 'stegmark', 'Stegmark', 'SE', 1974), brand(1, 'havrelund', 'Havrelund', 'DK', 1962)],
    categories: [seating, chairs],
    families: [family],
    campaigns: [],
    products: [tove, product(2, { nl: 'pilvi-poef', en: 'pilvi-pouf' }, say('Pilvi poef', 'Pilvi pouf'), [10])],
    newest: [2],
    newColours: [],
  }
}

function product(id_product: number, slugs: Product['slugs'], name: string, id_categories: number[]): Product {
  return {
    ...card(name, {
      id_product,
      slugs,
      brand: { slug: 'havrelund', name: 'Havrelund' },
      price: buildPrice(),
      stock: 3,
    }),
    id_product_attribute: id_product * 10 + 1,
    picture: fakePicture('tove'),
    id_family: null,
    id_categories,
    designer: null,
    description: `${name}.`,
    dimensions: { width: 56 },
    drawings: null,
    weight_kg: 5,
    materials: '',
    care: '',
    bulky: false,
    gift_wrap: true,
    attribute_groups: [],
    combinations: [version(id_product * 10 + 1, { nl: 'mos', en: 'moss' }, 'mos')],
    pictures: [],
    scenes: [],
    id_related: [],
    id_complementary: [],
    downloads: [],
  }
}

/** The object is new each time, because some tests change prices. */
const buildPrice = () => ({ amount: 389, regular: null, lowest_30_days: null })

const version = (id_sku: number, slugs: Combination['slugs'], name: string): Combination => ({
  ...variant({}, { id_product_attribute: id_sku, id_sku, reference: `REF-${id_sku}`, ean13: '2900001001014' }),
  ...{ name, slugs, price: buildPrice(), stock: 3, default: true, pictures: [fakePicture('tove')] },
})
