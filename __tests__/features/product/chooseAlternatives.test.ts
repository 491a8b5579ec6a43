import { chooseAlternatives } from '../../../src/features/product/lazy/chooseAlternatives'
import { card, kaarre } from '../../support/data/catalogueFixtures'

const [oakOat, oakFjord, walnutMoss, blackRust] = kaarre.combinations.map((variant) => ({ ...variant, stock: 0 }))
const stockVariant = (variant: typeof oakOat, fields: object = {}) => ({ ...variant!, stock: 3, ...fields })
const createProduct = (...combinations: NonNullable<typeof oakOat>[]) => ({ ...kaarre, combinations })
const createCard = (name: string, id_product: number, amount: number, stock = 5) => ({
  ...card(name),
  id_product,
  stock,
  price: { amount, regular: null, lowest_30_days: null },
})
const listAlternatives = (...parameters: Parameters<typeof chooseAlternatives>) =>
  chooseAlternatives(...parameters).map(({ name, detail }) => `${name}, ${detail}`)
const price = oakOat!.price.amount

test('the variant in stock that has the most options in common comes first, then the product nearest in price', () => {
  const product = createProduct(oakOat!, stockVariant(walnutMoss), stockVariant(oakFjord))
  const cards = [
    createCard('Far', 1, price + 500),
    createCard('Near', 2, price - 10),
    createCard('Sold out', 3, price, 0),
  ]
  expect(listAlternatives(product, oakOat!, cards, 'nl')).toEqual([
    `Kaarre loungestoel, ${oakFjord!.name}`,
    `Near, ${cards[1]!.brand.name}`,
  ])
})

test('of two variants with equally many common options, the one nearest in price comes first', () => {
  const expensiveVariant = stockVariant(walnutMoss, { price: { ...walnutMoss!.price, amount: price + 900 } })
  const product = createProduct(
    oakOat!,
    expensiveVariant,
    stockVariant(blackRust, { price: { ...blackRust!.price, amount: price + 1 } }),
  )
  expect(listAlternatives(product, oakOat!, [], 'nl')).toEqual([`Kaarre loungestoel, ${blackRust!.name}`])
})

test('both alternatives to a completely sold-out product are other products, each shown once', () => {
  const nearCard = createCard('Near', 2, price - 10)
  const cards = [nearCard, createCard('Itself', kaarre.id_product, price), nearCard, createCard('Far', 1, price + 500)]
  expect(listAlternatives(createProduct(oakOat!), oakOat!, cards, 'en')).toHaveLength(2)
  expect(chooseAlternatives(createProduct(oakOat!), oakOat!, cards, 'en').map(({ name }) => name)).toEqual([
    'Near',
    'Far',
  ])
})

test('a variant of the same product leads to its own page', () => {
  const [alternative] = chooseAlternatives(createProduct(oakOat!, stockVariant(oakFjord)), oakOat!, [], 'en')
  expect(alternative?.path).toBe(`/en/products/${kaarre.slugs.en}/${oakFjord!.slugs.en}`)
})

test('if nothing is in stock, there are no alternatives', () =>
  expect(chooseAlternatives(createProduct(oakOat!, oakFjord!), oakOat!, [], 'nl')).toEqual([]))
