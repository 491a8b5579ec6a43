import { chooseAlternatives } from '../../../src/features/product/lazy/chooseAlternatives'
import { card, kaarre } from '../../support/data/catalogueFixtures'

const [oakOat, oakFjord, walnutMoss, blackRust] = kaarre.combinations.map((variant) => ({ ...variant, stock: 0 }))
const inStock = (variant: typeof oakOat, more: object = {}) => ({ ...variant!, stock: 3, ...more })
const withVariants = (...combinations: NonNullable<typeof oakOat>[]) => ({ ...kaarre, combinations })
const product = (name: string, id_product: number, amount: number, stock = 5) => ({
  ...card(name),
  id_product,
  stock,
  price: { amount, regular: null, lowest_30_days: null },
})
const choose = (...given: Parameters<typeof chooseAlternatives>) =>
  chooseAlternatives(...given).map(({ name, detail }) => `${name}, ${detail}`)
const price = oakOat!.price.amount

test('the variant in stock that has the most options in common comes first, then the product nearest in price', () => {
  const given = withVariants(oakOat!, inStock(walnutMoss), inStock(oakFjord))
  const cards = [product('Far', 1, price + 500), product('Near', 2, price - 10), product('Sold out', 3, price, 0)]
  expect(choose(given, oakOat!, cards, 'nl')).toEqual([
    `Kaarre loungestoel, ${oakFjord!.name}`,
    `Near, ${cards[1]!.brand.name}`,
  ])
})

test('of two variants with equally many common options, the one nearest in price comes first', () => {
  const dear = inStock(walnutMoss, { price: { ...walnutMoss!.price, amount: price + 900 } })
  const given = withVariants(oakOat!, dear, inStock(blackRust, { price: { ...blackRust!.price, amount: price + 1 } }))
  expect(choose(given, oakOat!, [], 'nl')).toEqual([`Kaarre loungestoel, ${blackRust!.name}`])
})

test('a completely sold-out product gives both places to other products, each once', () => {
  const near = product('Near', 2, price - 10)
  const cards = [near, product('Itself', kaarre.id_product, price), near, product('Far', 1, price + 500)]
  expect(choose(withVariants(oakOat!), oakOat!, cards, 'en')).toHaveLength(2)
  expect(chooseAlternatives(withVariants(oakOat!), oakOat!, cards, 'en').map(({ name }) => name)).toEqual([
    'Near',
    'Far',
  ])
})

test('a variant of the same product leads to its own page', () => {
  const [found] = chooseAlternatives(withVariants(oakOat!, inStock(oakFjord)), oakOat!, [], 'en')
  expect(found?.path).toBe(`/en/products/${kaarre.slugs.en}/${oakFjord!.slugs.en}`)
})

test('without anything in stock there are no alternatives', () =>
  expect(chooseAlternatives(withVariants(oakOat!, oakFjord!), oakOat!, [], 'nl')).toEqual([]))
