import { readFileSync } from 'node:fs'
import { drawToScale } from '../../../src/pageTable/measureDrawing/drawProduct'
import { detectForm } from '../../../src/pageTable/measureDrawing/planViews'
import type { View } from '../../../src/pageTable/measureDrawing/drawing'

const chair = { width: 56, depth: 53, height: 73, seat_height: 45, arm_height: 67 }
const listViews = (dimensions: Record<string, number>) =>
  drawToScale(dimensions)?.map(({ from, figures }) => [from, ...figures.map(({ key }) => key)])

/** Returns the length of the horizontal measure line, which is the first line: "M0 26H168…". */
const across = ({ lines }: View) => Number(/^M0 26H([\d.]+)/.exec(lines)?.[1])
const upLines = ({ lines }: View) => [...lines.matchAll(/ 0V-([\d.]+)/g)].map(([, length]) => Number(length))

describe('the form of a product', () => {
  test.each([
    ['seat', chair],
    ['seat', { width: 40, depth: 40, height: 45, seat_height: 45 }],
    ['bed', { width: 168, depth: 212, height: 92, clearance: 20, mattress_width: 160, mattress_length: 200 }],
    ['flat', { width: 170, depth: 240, height: 1 }],
    ['hanging lamp', { width: 40, depth: 40, height: 24, cord_length: 300 }],
    ['standing lamp', { width: 30, depth: 30, height: 34, cord_length: 200 }],
    ['standing lamp', { width: 46, depth: 28, height: 150, cord_length: 250 }],
    ['on the wall', { width: 60, depth: 4, height: 60 }],
    ['body', { width: 200, depth: 92, height: 74, clearance: 71 }],
    ['body', { width: 19, depth: 19, height: 28 }],
  ])('the form "%s" is detected from %p', (form, dimensions) => expect(detectForm(dimensions)).toBe(form))
})

describe('the views of a product and their dimensions', () => {
  test.each([
    [
      'a chair',
      chair,
      [
        ['front', 'width', 'height', 'seat_height'],
        ['side', 'depth', 'arm_height'],
      ],
    ],
    [
      'a table',
      { width: 200, depth: 92, height: 74, clearance: 71 },
      [
        ['front', 'width', 'height', 'clearance'],
        ['side', 'depth'],
      ],
    ],
    [
      'a round table',
      { width: 116, depth: 116, diameter: 116, height: 74 },
      [
        ['front', 'diameter', 'height'],
        ['top', 'diameter'],
      ],
    ],
    ['a rug', { width: 170, depth: 240, height: 1 }, [['top', 'width', 'depth']]],
    ['a round rug', { width: 200, depth: 200, diameter: 200, height: 2 }, [['top', 'diameter']]],
    [
      'a pendant',
      { width: 40, depth: 40, diameter: 40, height: 24, cord_length: 300 },
      [['front', 'diameter', 'height']],
    ],
  ])('%s is drawn in the views that show it best', (_name, dimensions, views) =>
    expect(listViews(dimensions as Record<string, number>)).toEqual(views),
  )

  test.each([[{}], [{ width: 10, height: 20 }], [{ width: 0, depth: 5, height: 5 }]])(
    'nothing is drawn for the dimensions %p',
    (dimensions) => expect(drawToScale(dimensions as Record<string, number>)).toBeNull(),
  )
})

test('all views are drawn to the same scale', () => {
  const [front, side] = drawToScale(chair)!
  const scale = across(front!) / chair.width
  expect(across(side!) / chair.depth).toBeCloseTo(scale, 1)
  expect(upLines(front!).map((length) => length / scale)).toEqual([
    expect.closeTo(chair.height, 0),
    expect.closeTo(chair.seat_height, 0),
  ])
  expect(upLines(side!)[0]! / scale).toBeCloseTo(chair.arm_height, 0)
})

interface Measured {
  key: string
  dimensions: Record<string, number>
  combinations: { dimensions: Record<string, number> | null }[]
}
const { products } = JSON.parse(readFileSync('data/catalogue/catalogue.json', 'utf8')) as { products: Measured[] }

test.each(products.map(({ key, dimensions, combinations }) => [key, dimensions, combinations] as const))(
  'the drawing of %s stays within its box',
  (_key, dimensions, combinations) => {
    for (const variant of combinations) {
      for (const { box, outline, lines, figures } of drawToScale({ ...dimensions, ...variant.dimensions })!) {
        const [left, top, width, height] = box
        expect(outline + lines).not.toMatch(/NaN|undefined|Infinity/)
        for (const { x, y } of figures) {
          expect(x).toBeGreaterThanOrEqual(left)
          expect(x).toBeLessThanOrEqual(left + width)
          expect(y).toBeGreaterThanOrEqual(top)
          expect(y).toBeLessThanOrEqual(top + height)
        }
      }
    }
  },
)
