import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { shopFolder } from '../../src/config/shopFolder'
import type { Drawing, Drawings } from '../../src/contract/product'
import { findPlace } from '../../src/pageTable/contents/drawing'
import { drawProduct, layOutMeasureDrawing } from '../../src/pageTable/pages/drawProduct'
import { readPaths } from '../../src/features/variant/DrawnPaths'

const file = (href: string, width_mm: number, height_mm: number): Drawing => ({ href, width_mm, height_mm })
const none = { front: null, side: null, top: null }
const chair = { width: 56, depth: 53, height: 73, seat_height: 45, arm_height: 67 }
const chairDrawings: Drawings = {
  ...none,
  front: file('/drawings/chair-front.svg', 570, 743),
  side: file('/drawings/chair-side.svg', 530, 743),
}
const listViews = (drawings: Drawings, dimensions: Record<string, number>) =>
  layOutMeasureDrawing(drawings, dimensions)?.map(({ from, figures }) => [from, ...figures.map(({ key }) => key)])

const table = { width: 200, depth: 92, height: 74, clearance: 71 }
const roundTable = { width: 116, depth: 116, diameter: 116, height: 74 }
const turned = file('/drawings/turned-front.svg', 1160, 740)

test.each<[string, Record<string, number>, Drawings, string[][]]>([
  [
    'a chair',
    chair,
    chairDrawings,
    [
      ['front', 'width', 'height', 'seat_height'],
      ['side', 'depth', 'arm_height'],
    ],
  ],
  [
    'a stool, whose seat is its height',
    { width: 40, depth: 40, height: 45, seat_height: 45 },
    { ...none, front: file('/front', 400, 450), side: file('/side', 400, 450) },
    [
      ['front', 'width', 'height'],
      ['side', 'depth'],
    ],
  ],
  [
    'a table',
    table,
    { front: file('/front', 2000, 740), side: file('/side', 920, 740), top: file('/top', 2000, 920) },
    [
      ['front', 'width', 'height', 'clearance'],
      ['side', 'depth'],
    ],
  ],
  [
    'a vase, whose side was drawn from a turn of it',
    { width: 19, depth: 19, diameter: 19, height: 28 },
    { ...none, front: file('/front', 192, 282), side: file('/side', 191, 282) },
    [['front', 'diameter', 'height']],
  ],
  [
    'a round table, which is the same from all sides',
    roundTable,
    { front: turned, side: turned, top: file('/top', 1160, 1160) },
    [
      ['front', 'diameter', 'height'],
      ['top', 'diameter'],
    ],
  ],
  [
    'a rug',
    { width: 170, depth: 240, height: 1 },
    { ...none, top: file('/top', 1700, 2400) },
    [['top', 'width', 'depth']],
  ],
  [
    'a chair that is drawn higher than the stated height',
    { ...chair, height: 64 },
    chairDrawings,
    [
      ['front', 'width', 'seat_height'],
      ['side', 'depth'],
    ],
  ],
])('the drawing of %s has the views and measure lines that show it best', (_, dimensions, drawings, views) => {
  expect(listViews(drawings, dimensions)).toEqual(views)
})

test.each([
  ['no drawings', null],
  ['no files', none],
  ['only a side', { ...none, side: file('/side', 1, 1) }],
])('a product with %s has no drawing', (_, drawings) => expect(layOutMeasureDrawing(drawings, chair)).toBeNull())

test('the measure lines have the same scale as the files of all views', () => {
  const [front, side] = layOutMeasureDrawing(chairDrawings, chair)!
  expect(front!.scale).toBe(side!.scale)
  const across = (lines: string) => Number(/^M0 26H([\d.]+)/.exec(lines)?.[1])
  expect(across(front!.lines)).toBeCloseTo(570 * front!.scale, 0)
  expect(across(side!.lines)).toBeCloseTo(530 * front!.scale, 0)
  expect(side!.href).toBe('/drawings/chair-side.svg')
})

test.each([
  ['floor', chair],
  ['ceiling', { width: 40, depth: 40, height: 24, cord_length: 300 }],
  ['floor', { width: 30, depth: 30, height: 34, cord_length: 200 }],
  ['floor', { width: 46, depth: 28, height: 150, cord_length: 250 }],
  ['wall', { width: 60, depth: 4, height: 60 }],
])('the place of a product is "%s" for the dimensions %p', (place, dimensions) => {
  expect(findPlace(dimensions)).toBe(place)
})

test('variants of another shape have their own drawings, and all others have those of the product', () => {
  const own = { ...none, front: file('/drawings/wide.svg', 1120, 743) }
  const combinations = [
    { id_sku: 1, dimensions: null, drawings: null },
    { id_sku: 2, dimensions: { width: 112 }, drawings: own },
  ] as Parameters<typeof drawProduct>[0]['combinations']
  const { drawing, drawings } = drawProduct({ dimensions: chair, drawings: chairDrawings, combinations })
  expect(drawing?.[0]?.href).toBe('/drawings/chair-front.svg')
  expect(Object.entries(drawings).map(([id, views]) => [id, views.map(({ href }) => href)])).toEqual([
    ['2', ['/drawings/wide.svg']],
  ])
})

interface Measured {
  key: string
  dimensions: Record<string, number>
  drawings: Partial<Record<keyof Drawings, { file: string; width_mm: number; height_mm: number }>>
}
const { products } = JSON.parse(readFileSync(path.join(shopFolder, 'data/catalogue/catalogue.json'), 'utf8')) as {
  products: Measured[]
}

test.each(products.map((product) => [product.key, product] as const))(
  'the drawing of %s has measure lines, and its figures are within its box',
  (_, { dimensions, drawings }) => {
    const files = Object.entries(drawings).map(([view, { file: name, ...size }]) => [
      view,
      { href: `/drawings/${name}`, ...size },
    ])
    const views = layOutMeasureDrawing({ ...none, ...(Object.fromEntries(files) as Partial<Drawings>) }, dimensions)!
    expect(views.flatMap(({ figures }) => figures).length).toBeGreaterThan(0)
    for (const { box, lines, figures } of views) {
      const [left, top, width, height] = box
      expect(lines).not.toMatch(/NaN|undefined|Infinity/)
      for (const { x, y } of figures) {
        expect(x).toBeGreaterThanOrEqual(left)
        expect(x).toBeLessThanOrEqual(left + width)
        expect(y).toBeGreaterThanOrEqual(top)
        expect(y).toBeLessThanOrEqual(top + height)
      }
    }
  },
)

test('the paths of every drawing can be read', () => {
  const files = readdirSync(path.join(shopFolder, 'static/drawings'))
  const unreadable = files.filter(
    (name) => readPaths(readFileSync(path.join(shopFolder, 'static/drawings', name), 'utf8')).length === 0,
  )
  expect([files.length, unreadable]).toEqual([233, []])
})

test.each([
  ['a page', '<!doctype html><p>Not found</p>'],
  ['a drawing with a script in a path', '<svg><path d="M0 0"/><path d="M0 0;alert(1)"/></svg>'],
  ['a drawing with too many paths', `<svg>${'<path d="M0 0h1"/>'.repeat(3)}</svg>`],
  ['an endless drawing', `<svg><path d="M0 0${'h1'.repeat(60_000)}"/></svg>`],
])('no path is read from %s', (_, text) => expect(readPaths(text)).toEqual([]))
