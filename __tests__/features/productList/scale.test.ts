import type { Product } from '../../../src/contract/product'
import { hasScaleParameter, toggleScaleParameter } from '../../../src/features/productList/listFilters'
import { findWall } from '../../../src/features/productList/filters/listState'
import { layOutScale } from '../../../src/features/productList/scale/layOutScale'
import { card, kaarre } from '../../support/data/catalogueFixtures'

test.each([
  ['', '?view=scale'],
  ['?colour=green&sort=price', '?colour=green&sort=price&view=scale'],
  ['?view=scale', ''],
  ['?colour=green&view=scale&sort=price', '?colour=green&sort=price'],
  ['?view=scaled', '?view=scaled&view=scale'],
])('the query %p switches to %p', (search, toggledSearch) => {
  expect(toggleScaleParameter(search)).toBe(toggledSearch)
  expect(hasScaleParameter(toggledSearch)).toBe(!hasScaleParameter(search))
})

test.each([
  ['one colour', { colours: ['green'] }, 'sage'],
  ['one colour and a brand', { colours: ['yellow'], brands: ['hiljaa'] }, 'ochre'],
  ['two colours', { colours: ['green', 'blue'] }, undefined],
  ['no colour', {}, undefined],
  ['an unknown colour', { colours: ['mauve'] }, undefined],
  ['the name of a property of all objects', { colours: ['constructor'] }, undefined],
])('the wall colour behind a list with %s is correct', (_, filters, wall) => {
  const choice = { filters, price: null, sort: null, page: 1 }
  expect(findWall({ choice, hasFailed: false })).toBe(wall)
  // A list that did not load shows other colours too.
  expect(findWall({ choice, hasFailed: true })).toBeUndefined()
})

const createFile = (width_mm: number, height_mm: number) => ({ href: `/drawings/${width_mm}.svg`, width_mm, height_mm })
const noDrawings = { front: null, side: null, top: null }
let id = 0

/** Returns a card and its product. Dimensions are in cm. */
function createProduct(dimensions: Product['dimensions'], drawings: Product['drawings']) {
  const id_product = (id += 1)
  const product: Product = { ...kaarre, id_product, dimensions, drawings }
  return { card: { ...card(`Stuk ${id}`), id_product, id_product_attribute: 0 }, product }
}
const chair = createProduct({ width: 57, depth: 53, height: 74 }, { ...noDrawings, front: createFile(570, 743) })
const mirror = createProduct({ width: 60, depth: 4, height: 60 }, { ...noDrawings, front: createFile(600, 600) })
const lamp = createProduct(
  { width: 40, depth: 40, height: 24, cord_length: 300 },
  { ...noDrawings, front: createFile(400, 240) },
)
const rug = createProduct({ width: 170, depth: 240, height: 1 }, { ...noDrawings, top: createFile(1700, 2400) })
const cushion = createProduct({ width: 50, depth: 50, height: 18 }, noDrawings)
const layOut = (...items: (typeof chair)[]) =>
  layOutScale(
    items.map((item) => item.card),
    items.map((item) => item.product),
  )

test.each([
  [
    'a chair stands on the floor',
    chair,
    { bottom: 0, isHanging: false, isDrawnFromAbove: false, width: 57, height: 74.3 },
  ],
  ['a mirror hangs with its centre at 150 cm', mirror, { bottom: 120, isHanging: false, isDrawnFromAbove: false }],
  ['a lamp hangs on its cord', lamp, { bottom: 180, isHanging: true, isDrawnFromAbove: false }],
  ['a rug is drawn from above', rug, { bottom: 0, isHanging: false, isDrawnFromAbove: true, width: 170, height: 240 }],
])('%s', (_, item, expected) => {
  expect(layOut(item).products).toEqual([expect.objectContaining(expected)])
})

test('the stated dimensions of a product are those of its own page, whatever the size of its drawing', () => {
  const bench = createProduct({ width: 140, depth: 36, height: 45 }, { ...noDrawings, front: createFile(1400, 452) })
  const roundLamp = createProduct({ diameter: 34, height: 50 }, { ...noDrawings, front: createFile(346, 503) })
  expect(layOut(bench, roundLamp, rug).products.map(({ statedSize }) => statedSize)).toEqual([
    [140, 45],
    [34, 50],
    [170, 240],
  ])
})

test('the size of the drawing stands in for a dimension that the shop API leaves out', () => {
  const shelf = createProduct({}, { ...noDrawings, front: createFile(788, 20) })
  expect(layOut(shelf).products[0]?.statedSize).toEqual([78.8, 2])
})

test('a room has enough height for a person, for a ceiling when it contains a lamp, and for taller products', () => {
  expect(layOut(chair).roomHeight).toBe(180)
  expect(layOut(chair, lamp).roomHeight).toBe(250)
  expect(
    layOut(
      chair,
      lamp,
      createProduct({ width: 80, depth: 30, height: 260 }, { ...noDrawings, front: createFile(800, 2600) }),
    ).roomHeight,
  ).toBe(270)
})

test('the widths of the widest product and of all products are known, so that a row fits on the screen', () => {
  expect(layOut(chair, rug, mirror)).toMatchObject({ maxWidth: 170, totalWidth: 290 })
})

const stool = createProduct(
  { width: 40, depth: 40, height: 45, seat_height: 45 },
  { ...noDrawings, front: createFile(400, 449) },
)
const vase = createProduct({ width: 15, depth: 15, height: 38 }, { ...noDrawings, front: createFile(149, 384) })

test.each([
  ['of vases', [vase, vase], { isShort: true, isOnTable: true, roomHeight: 105 }],
  ['of a vase and a small stool', [vase, stool], { isShort: true, isOnTable: false, roomHeight: 180 }],
  ['of a vase and a lamp that hangs', [vase, lamp], { isShort: true, isOnTable: false, roomHeight: 250 }],
  ['of seven vases', Array(7).fill(vase), { isShort: false, isOnTable: false, roomHeight: 180 }],
  ['of nothing that is drawn', [cushion], { isShort: true, isOnTable: false }],
])(
  'the length of a list %s and the size of its products determine whether they stand on a table',
  (_, items, expected) => {
    expect(layOut(...items)).toMatchObject(expected)
  },
)

test('products without a drawing and products that the shop API no longer has are listed separately, in order', () => {
  const { products, undrawnCards } = layOutScale(
    [cushion.card, chair.card, mirror.card],
    [cushion.product, chair.product],
  )
  expect(products.map((each) => each.card)).toEqual([chair.card])
  expect(undrawnCards).toEqual([cushion.card, mirror.card])
})

test('the drawing and the dimensions are those of the variant in the card', () => {
  const [variant] = kaarre.combinations
  const wideVariant = {
    ...variant!,
    id_product_attribute: 7,
    dimensions: { width: 120 },
    drawings: { ...noDrawings, front: createFile(1200, 743) },
  }
  const chairWithVariants = { ...chair.product, combinations: [variant!, wideVariant] }
  const [drawn] = layOutScale([{ ...chair.card, id_product_attribute: 7 }], [chairWithVariants]).products
  expect(drawn).toMatchObject({ width: 120, drawing: { href: '/drawings/1200.svg' } })
})
