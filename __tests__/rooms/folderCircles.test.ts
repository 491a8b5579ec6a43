/** @jest-environment node */
import path from 'node:path'
import { findFolderCircles } from '../support/findImportCircles'
import { readSourceTree } from '../support/readSourceTree'

/** The circles that are left. A circle may shrink or go; no folder may join one. */
const known = [
  ['src/features/product', 'src/features/product/drawing'],
  ['src/gatsby/head', 'src/gatsby/structuredData'],
  ['src/layout', 'src/layout/sidePanel'],
  ['src/templates', 'src/templates/parts'],
]

test('no folders import values from each other in a circle, except the known ones', () => {
  const circles = findFolderCircles(readSourceTree(path.join(__dirname, '../..')))
  const isKnown = (circle: string[]) => known.some((other) => circle.every((folder) => other.includes(folder)))
  expect(circles.filter((circle) => !isKnown(circle))).toEqual([])
})

describe('planted imports between folders', () => {
  const find = (texts: Record<string, string>) =>
    findFolderCircles({ files: Object.keys(texts), read: (file) => texts[file] ?? '' })
  const cart = "import { price } from '../product/price'"

  test.each([
    ['a value', "import { list } from '../cart/list'"],
    ['a value among types', "import { type List, list } from '../cart/list'"],
    ['an effect', "import '../cart/list'"],
    ['an export of what another module has', "export { list } from '../cart/list'"],
  ])('%s closes a circle of two folders, though no files import each other', (_kind, text) => {
    const texts = { 'src/cart/cart.ts': cart, 'src/cart/list.ts': '', 'src/product/price.ts': text }
    expect(find(texts)).toEqual([['src/cart', 'src/product']])
  })

  test.each([
    ['a type', "import type { list } from '../cart/list'"],
    ['types one by one', "import { type list, type List } from '../cart/list'"],
    ['a dynamic import', "export const load = () => import('../cart/list')"],
  ])('%s closes no circle', (_kind, text) => {
    expect(find({ 'src/cart/cart.ts': cart, 'src/cart/list.ts': '', 'src/product/price.ts': text })).toEqual([])
  })

  test('a folder and its parent can form a circle', () => {
    const texts = {
      'src/cart/cart.ts': "import { price } from './lines/price'",
      'src/cart/lines/price.ts': "import { list } from '../list'",
      'src/cart/list.ts': '',
    }
    expect(find(texts)).toEqual([['src/cart', 'src/cart/lines']])
  })
})
