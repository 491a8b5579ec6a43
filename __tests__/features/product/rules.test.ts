import { extendDelivery } from '../../../src/contract/extendDelivery'
import { doorWidth } from '../../../src/features/product/MeasureTable'
import { moveBy, buildStage, whole, zoomBy } from '../../../src/features/product/lazy/useZoom'
import { getNextOptionIndex } from '../../../src/features/variant/VariantPicker'
import { mergeFreshProduct } from '../../../src/features/product/lazy/watchFreshProduct'
import { kaarre } from '../../support/data/catalogueFixtures'

describe('keys in a row of choices (ARIA Authoring Practices, radio group)', () => {
  test.each([
    [0, 'ArrowRight', 1],
    [0, 'ArrowDown', 1],
    [4, 'ArrowRight', 0],
    [2, 'ArrowLeft', 1],
    [0, 'ArrowUp', 4],
    [3, ' ', 3],
    [3, 'Enter', null],
    [3, 'a', null],
    [-1, 'ArrowRight', null],
  ])('from place %d of 5, "%s" leads to %p', (place, key, to) => expect(getNextOptionIndex(place, key, 5)).toBe(to))
})

describe('looking closer at a picture', () => {
  /** A tall picture on a wide stage: 400 x 500 px of 1000 x 500. */
  const stage = buildStage({ x: 1000, y: 500 }, { width: 1152, height: 1440 })

  test('a whole picture stands in the middle', () => expect(stage.shown).toEqual({ x: 400, y: 500 }))

  test.each([
    ['the middle stays in the middle', zoomBy(whole, 2, { x: 0, y: 0 }, stage), { scale: 2, x: 0, y: 0 }],
    ['the point stays under the finger', zoomBy(whole, 4, { x: 50, y: 50 }, stage), { scale: 4, x: -150, y: -150 }],
    ['not closer than four times', zoomBy(whole, 9, { x: 0, y: 0 }, stage), { scale: 4, x: 0, y: 0 }],
    ['not smaller than whole', zoomBy({ scale: 2, x: 0, y: 90 }, 0.1, { x: 0, y: 0 }, stage), whole],
    [
      'narrower than the stage: it does not go aside',
      zoomBy(whole, 2, { x: 200, y: 0 }, stage),
      { scale: 2, x: 0, y: 0 },
    ],
    ['a drag goes to the edge', moveBy({ scale: 2, x: 0, y: 0 }, { x: 0, y: 900 }, stage), { scale: 2, x: 0, y: 250 }],
    ['a whole picture can not be dragged', moveBy(whole, { x: 40, y: -40 }, stage), whole],
  ])('%s', (_name, zoom, expected) => expect(zoom).toEqual(expected))
})

describe('the narrowest door', () => {
  test.each([
    ['a chair, upright or on its side', { width: 72, depth: 82, height: 82 }, 72],
    ['a sofa, on end', { width: 252, depth: 92, height: 80 }, 80],
    ['a cabinet on its side', { width: 160, depth: 30, height: 200 }, 30],
    ['too large in two ways', { width: 264, depth: 145, height: 210 }, null],
    ['not measured', { width: 60 }, null],
  ])('%s', (_name, dimensions, width) => expect(doorWidth(dimensions as Record<string, number>)).toBe(width))
})

describe('delivery to a country that is further', () => {
  test.each([
    [{ unit: 'days', min: 2, max: 4 }, 0, { unit: 'days', min: 2, max: 4 }],
    [{ unit: 'days', min: 2, max: 4 }, 2, { unit: 'days', min: 4, max: 6 }],
    [{ unit: 'weeks', min: 6, max: 8 }, 0, { unit: 'weeks', min: 6, max: 8 }],
    [{ unit: 'weeks', min: 6, max: 8 }, 2, { unit: 'weeks', min: 7, max: 9 }],
  ] as const)('%p and %d working days', (delivery, extra, expected) =>
    expect(extendDelivery(delivery, extra)).toEqual(expected),
  )
})

describe('fresh prices and stock', () => {
  const price = { amount: 999, regular: 1290, lowest_30_days: 1200 }
  const delivery = { unit: 'days', min: 3, max: 5 } as const
  const [first, ...others] = kaarre.combinations
  const now = {
    ...kaarre,
    name: 'Another name',
    // In another order, with a variant that is newer than the page and without the last one.
    combinations: [
      { ...first!, id_product_attribute: 1, id_sku: 1 },
      ...others.slice(0, -1).reverse(),
      { ...first!, price, stock: 2, delivery, name: 'x', pictures: [] },
    ],
  }
  const page = mergeFreshProduct(kaarre, now)

  test('a variant keeps its place, its name and its pictures, and gets the price, stock and delivery of now', () => {
    expect(page.combinations[0]).toEqual({ ...first, price, stock: 2, delivery })
    expect(page.combinations.map(({ id_sku }) => id_sku)).toEqual(kaarre.combinations.map(({ id_sku }) => id_sku))
    expect(page.name).toBe(kaarre.name)
  })

  test('a variant that the shop no longer names can not be had', () => {
    const last = kaarre.combinations.at(-1)
    expect(page.combinations.at(-1)).toEqual({ ...last, stock: 0 })
  })
})
