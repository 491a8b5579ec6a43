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

test('an import of a value closes a circle of two folders, though no files import each other', () => {
  const texts: Record<string, string> = {
    'src/cart/cart.ts': "import { price } from '../product/price'",
    'src/cart/list.ts': '',
    'src/product/price.ts': "import { type List, list } from '../cart/list'",
  }
  const circles = findFolderCircles({ files: Object.keys(texts), read: (file) => texts[file] ?? '' })
  expect(circles).toEqual([['src/cart', 'src/product']])
})
