import { extendDelivery } from '../../../src/contract/extendDelivery'
import { buildStage, shiftPicture, initialZoom, scalePicture } from '../../../src/features/product/lazy/useZoom'
import { getNextOptionIndex } from '../../../src/features/variant/VariantPicker'
import { mergeFreshProduct } from '../../../src/features/product/lazy/watchFreshProduct'
import { kaarre } from '../../support/data/catalogueFixtures'

describe('the keys of a radio group (ARIA Authoring Practices)', () => {
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
  ])('from option %d of 5, the key "%s" moves to %p', (index, key, next) =>
    expect(getNextOptionIndex(index, key, 5)).toBe(next),
  )
})

describe('zooming a picture', () => {
  /** A portrait picture on a stage of 1000 x 500 px, on which it measures 400 x 500 px. */
  const stage = buildStage({ x: 1000, y: 500 }, { width: 1152, height: 1440 })

  test('an unzoomed picture keeps its aspect ratio within the stage', () =>
    expect(stage.pictureSize).toEqual({ x: 400, y: 500 }))

  test.each([
    [
      'zooming at the middle keeps the middle',
      scalePicture(initialZoom, 2, { x: 0, y: 0 }, stage),
      { scale: 2, x: 0, y: 0 },
    ],
    [
      'zooming at a point keeps the point under the finger',
      scalePicture(initialZoom, 4, { x: 50, y: 50 }, stage),
      { scale: 4, x: -150, y: -150 },
    ],
    ['the scale is at most four', scalePicture(initialZoom, 9, { x: 0, y: 0 }, stage), { scale: 4, x: 0, y: 0 }],
    ['the scale is at least one', scalePicture({ scale: 2, x: 0, y: 90 }, 0.1, { x: 0, y: 0 }, stage), initialZoom],
    [
      'a picture narrower than the stage does not move sideways',
      scalePicture(initialZoom, 2, { x: 200, y: 0 }, stage),
      { scale: 2, x: 0, y: 0 },
    ],
    [
      'a drag ends at the edge of the picture',
      shiftPicture({ scale: 2, x: 0, y: 0 }, { x: 0, y: 900 }, stage),
      { scale: 2, x: 0, y: 250 },
    ],
    ['an unzoomed picture cannot be dragged', shiftPicture(initialZoom, { x: 40, y: -40 }, stage), initialZoom],
  ])('%s', (_name, zoom, expected) => expect(zoom).toEqual(expected))
})

describe('the extra delivery time of a distant country', () => {
  test.each([
    [{ unit: 'days', min: 2, max: 4 }, 0, { unit: 'days', min: 2, max: 4 }],
    [{ unit: 'days', min: 2, max: 4 }, 2, { unit: 'days', min: 4, max: 6 }],
    [{ unit: 'weeks', min: 6, max: 8 }, 0, { unit: 'weeks', min: 6, max: 8 }],
    [{ unit: 'weeks', min: 6, max: 8 }, 2, { unit: 'weeks', min: 7, max: 9 }],
  ] as const)('the delivery time %j with %d extra working days becomes %j', (delivery, extra, expected) =>
    expect(extendDelivery(delivery, extra)).toEqual(expected),
  )
})

describe('the current prices and stock of a product page', () => {
  const price = { amount: 999, regular: 1290, lowest_30_days: 1200 }
  const delivery = { unit: 'days', min: 3, max: 5 } as const
  const [first, ...others] = kaarre.combinations
  const freshProduct = {
    ...kaarre,
    name: 'Another name',
    // The variants are in another order. One is newer than the page, and the last one is missing.
    combinations: [
      { ...first!, id_product_attribute: 1, id_sku: 1 },
      ...others.slice(0, -1).reverse(),
      { ...first!, price, stock: 2, delivery, name: 'x', pictures: [] },
    ],
  }
  const mergedProduct = mergeFreshProduct(kaarre, freshProduct)

  test('a variant keeps its position, name and pictures and gets the current price, stock and delivery time', () => {
    expect(mergedProduct.combinations[0]).toEqual({ ...first, price, stock: 2, delivery })
    expect(mergedProduct.combinations.map(({ id_sku }) => id_sku)).toEqual(
      kaarre.combinations.map(({ id_sku }) => id_sku),
    )
    expect(mergedProduct.name).toBe(kaarre.name)
  })

  test('a variant that the shop API no longer returns becomes sold out', () => {
    const last = kaarre.combinations.at(-1)
    expect(mergedProduct.combinations.at(-1)).toEqual({ ...last, stock: 0 })
  })
})
