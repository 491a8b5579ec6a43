import type { BrandContent } from '../../src/pageTable/contents/brands'
import type { HomeContent } from '../../src/pageTable/contents/home'
import type { CategoryContent } from '../../src/pageTable/contents/lists'
import type { ProductContent } from '../../src/pageTable/contents/product'
import type { Catalogue } from '../../src/pageTable/pages/catalogueIndex'
import { picture, room } from '../support/data/catalogueFixtures'
import { fakeCampaign } from '../support/data/fakeCatalogue'
import { openPages } from '../support/pages/fakePages'

test('the list of a category leads on to the next one of its department, and from the last one to the next department', () => {
  const read = openPages(({ categories }) => {
    const [seating, chairs] = categories as [(typeof categories)[0], (typeof categories)[0]]
    Object.assign(chairs, { product_count: 5, picture: room('room-dining') })
    const sofas = { ...chairs, id_category: 12, slugs: { nl: 'banken', en: 'sofas' }, name: 'Banken' }
    const tables = { ...seating, id_category: 20, slugs: { nl: 'tafels', en: 'tables' }, name: 'Tafels' }
    categories.push({ ...sofas, picture: room('room-living'), description: 'Zacht.' }, tables)
  })
  const readNext = (path: string) => read<CategoryContent>(path).next
  expect(readNext('/nl/categorie/zitten/stoelen')).toMatchObject({
    name: 'Banken',
    path: '/nl/categorie/zitten/banken',
    sentence: 'Zacht.',
    picture: { name: 'room-living' },
  })
  expect(readNext('/nl/categorie/zitten/banken')?.path).toBe('/nl/categorie/tafels')
  expect(readNext('/en/category/seating')?.path).toBe('/en/category/tables')
  expect(readNext('/nl/categorie/tafels')?.path).toBe('/nl/categorie/zitten')
})

test('a list of fewer than five products ends with the room of its own category', () => {
  const read = openPages(({ categories }) => {
    const [, chairs] = categories as [(typeof categories)[0], (typeof categories)[0]]
    const sofas = { ...chairs, id_category: 12, slugs: { nl: 'banken', en: 'sofas' }, picture: room('room-living') }
    Object.assign(chairs, { product_count: 4, picture: room('room-dining') })
    categories.push(sofas)
  })
  const { next } = read<CategoryContent>('/nl/categorie/zitten/stoelen')
  expect(next).toMatchObject({ path: '/nl/categorie/zitten/banken', picture: { name: 'room-dining' }, sentence: '' })
})

test('a short list of a category without a room ends with the room and the description of the next category', () => {
  const read = openPages(({ categories }) => {
    const [, chairs] = categories as [(typeof categories)[0], (typeof categories)[0]]
    const slugs = { nl: 'banken', en: 'sofas' }
    categories.push({ ...chairs, id_category: 12, slugs, description: 'Zacht.', picture: room('room-living') })
  })
  const { next } = read<CategoryContent>('/nl/categorie/zitten/stoelen')
  expect(next).toMatchObject({ picture: { name: 'room-living' }, sentence: 'Zacht.' })
})

test('a department that is the only one leads nowhere', () => {
  const read = openPages()
  expect(read<CategoryContent>('/nl/categorie/zitten').next).toBeNull()
  expect(read<CategoryContent>('/nl/categorie/zitten/stoelen').next).toBeNull()
})

test('the list of a brand leads on to the next brand, and from the last to the first one', () => {
  const read = openPages()
  expect(read<BrandContent>('/nl/merken/havrelund').next?.path).toBe('/nl/merken/stegmark')
  expect(read<BrandContent>('/en/brands/stegmark').next?.path).toBe('/en/brands/havrelund')
})

test('a product that is in no room shows that of its family, or else that of its brand', () => {
  const readRoom = (change: (catalogue: Catalogue) => void) =>
    openPages(change)<ProductContent>('/nl/producten/tove-stoel').room?.name
  expect(readRoom(({ products }) => products.forEach((each) => (each.scenes = [room('room-hall')])))).toBeUndefined()
  expect(
    readRoom(({ products, families, brands }) => {
      products.forEach((each, index) => (each.scenes = index === 0 ? [] : [room('room-hall')]))
      families.forEach((family) => (family.id_products = products.map(({ id_product }) => id_product)))
      brands.forEach((brand) => (brand.picture = room('room-dining')))
    }),
  ).toBe('room-hall')
  expect(
    readRoom(({ products, brands }) => {
      products.forEach((each) => (each.scenes = []))
      brands.forEach((brand) => (brand.picture = room('room-dining')))
    }),
  ).toBe('room-dining')
})

test('a campaign is linked with a picture of one of its products in use, and with its own room when there is none', () => {
  const openHome = (pictures: Catalogue['products'][number]['pictures']) =>
    openPages(({ campaigns, products }) => {
      campaigns.push(fakeCampaign('20-off-dining-chairs', { starts: null, ends: null, id_products: [1] }))
      products[0]!.pictures = pictures
    })<HomeContent>('/nl').campaigns.links.map(({ picture }) => picture?.name)
  expect(openHome([{ ...picture('tove-chair-room'), view: 'room' }])).toEqual(['tove-chair-room'])
  expect(openHome([])).toEqual(['room-dining'])
})
