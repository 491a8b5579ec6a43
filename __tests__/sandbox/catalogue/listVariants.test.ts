import { fullProductList, productList, suggestions } from '../../../src/contract/productList'
import type { ProductCard } from '../../../src/contract/product'
import { Shopper } from '../../support/sandbox/Shopper'
import { openSeededSandbox } from '../../support/sandbox/openSeededSandbox'

const sandbox = openSeededSandbox()
const dutch = new Shopper(sandbox)
const english = new Shopper(sandbox)
english.headers['Lang'] = '2'
afterAll(() => sandbox.close())

const fetchCards = async (query: string, shopper = dutch) =>
  (await shopper.call(productList, 'GET', `/v1/products?limit=100&${query}`))._embedded.products
const findCard = (cards: readonly ProductCard[], id: number) => cards.find(({ id_product }) => id_product === id)
const [spile, lampi, kaarre, lang, tove] = [1004, 1020, 1024, 1010, 1001]

test('a list shows the variant that the shop chose for lists, and links to it', async () => {
  const card = findCard(await fetchCards(''), spile)
  expect(card?.picture?.name).toBe('spile-chair-slate')
  expect(card?.variant_slugs).toEqual({ nl: 'spile-stoel-leiblauw', en: 'spile-chair-slate-blue' })
})

test.each([
  ['in its room', '', 'spile-chair-terra-room'],
  ['in its room in the colour of the filter', 'colours=terracotta', 'spile-chair-terra-room'],
  ['from behind when the variant in the room has another colour', 'colours=blue', 'spile-chair-slate-back'],
])('a card turns to the product %s', async (_, query, picture) => {
  expect(findCard(await fetchCards(query), spile)?.picture_hover?.name).toBe(picture)
})

test('a card of the default variant links to the page of the product', async () => {
  const card = findCard(await fetchCards(''), tove)
  expect([card?.picture?.name, card?.variant_slugs]).toEqual(['tove-chair-oak-natural', null])
})

test('a product without a choice for lists shows its default variant', async () => {
  sandbox.database.run('UPDATE product SET id_list_variant = NULL WHERE id_product = ?', lang)
  expect(findCard(await fetchCards(''), lang)).toMatchObject({
    picture: { name: 'lang-table-oak' },
    variant_slugs: null,
  })
})

test.each([
  ['a colour', 'colours=green', lampi, 'lampi-sofa3-oak-moss'],
  ['a colour of several options', 'colours=black', tove, 'tove-chair-black-blackcord'],
  ['a colour of the variant for lists', 'colours=blue', lampi, 'lampi-sofa3-walnut-fjord'],
  ['a material', 'materials=walnut', lang, 'lang-table-walnut'],
  ['a material and a colour', 'materials=walnut&colours=terracotta', lampi, 'lampi-sofa3-walnut-rust'],
  ['a material that no option names', 'materials=wool', lampi, 'lampi-sofa3-walnut-fjord'],
  ['a price', 'price_max=1200', kaarre, 'kaarre-lounge-oak-oat'],
])('the card in a list filtered by %s shows a matching variant', async (_, query, id, picture) => {
  sandbox.database.run('UPDATE combination SET price_cents = 100000 WHERE id_product_attribute = 102401')
  sandbox.database.run('UPDATE combination SET price_cents = 147000 WHERE id_product = 1024 AND is_default = 0')
  expect(findCard(await fetchCards(query), id)?.picture?.name).toBe(picture)
})

test('the price of a card in a filtered list is that of the cheapest matching variant', async () => {
  const fetchPrice = async (query: string) => findCard(await fetchCards(query), lampi)?.price.amount
  expect([await fetchPrice(''), await fetchPrice('price_min=3000&price_max=3500')]).toEqual([2890, 3290])
})

test('a card promises the delivery of the variant that it shows and opens, in every list', async () => {
  const products = await dutch.call(fullProductList, 'GET', '/v1/products?limit=100&expand=full')
  const variants = new Map(
    products._embedded.products.flatMap(({ combinations }) =>
      combinations.map((one) => [one.id_product_attribute, one]),
    ),
  )
  for (const query of ['', 'in_stock=1', 'colours=green', 'materials=walnut']) {
    for (const { name, delivery, id_product_attribute } of await fetchCards(query)) {
      const shown = variants.get(id_product_attribute)
      if (shown && shown.stock > 0) expect([name, delivery]).toEqual([name, shown.delivery])
    }
  }
})

test('every card of a list in one colour shows a variant of this colour', async () => {
  for (const colour of ['green', 'blue', 'terracotta', 'yellow']) {
    for (const { id_product_attribute } of await fetchCards(`colours=${colour}`)) {
      const row = sandbox.database.one<{ colour_keys: string }>(
        'SELECT colour_keys FROM combination WHERE id_product_attribute = ?',
        id_product_attribute,
      )
      expect(JSON.parse(row?.colour_keys ?? '[]')).toContain(colour)
    }
  }
})

test.each([
  ['a colour', 'groene bank', dutch, lampi, 'lampi-sofa3-oak-moss'],
  ['the name of an option', 'lampi roest', dutch, lampi, 'lampi-sofa3-walnut-rust'],
  ['a material and a colour', 'lampi eik mos', dutch, lampi, 'lampi-sofa3-oak-moss'],
  ['a material in English', 'walnut table', english, lang, 'lang-table-walnut'],
  ['a misspelt colour', 'spile terracota', dutch, spile, 'spile-chair-terra'],
  ['an article number', 'HIL-KAARRELOUNGE-04', dutch, kaarre, 'kaarre-lounge-black-rust'],
  ['no colour', 'lampi', dutch, lampi, 'lampi-sofa3-walnut-fjord'],
])('a search that names %s, such as "%s", shows the matching variant', async (_, q, shopper, id, picture) => {
  const query = `q=${encodeURIComponent(q)}`
  expect(findCard(await fetchCards(query, shopper), id)?.picture?.name).toBe(picture)
  const suggested = await shopper.call(suggestions, 'GET', `/v1/suggestions?${query}`)
  const card = findCard(suggested._embedded.products, id)
  if (card) expect(card.picture?.name).toBe(picture)
})

test('the swatches of a card are those of the fabric, before those of the wood', async () => {
  const swatches = findCard(await fetchCards(''), lampi)?.swatches.map(({ name }) => name)
  expect(swatches).toEqual(['haver', 'kiezel', 'mos', 'roest', 'fjordblauw'])
})

test('a variant without the option of the swatches adds the swatch of its own colour', async () => {
  const swatches = findCard(await fetchCards(''), spile)?.swatches.map(({ name }) => name)
  expect(swatches).toEqual(['geolied eik', 'inktzwart', 'salie', 'terracotta', 'oker', 'leiblauw'])
})
