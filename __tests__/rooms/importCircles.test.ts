/** @jest-environment node */
import path from 'node:path'
import { findImportCircles } from '../support/findImportCircles'
import { readSourceTree } from '../support/readSourceTree'

test('no module imports itself through other modules', () => {
  expect(findImportCircles(readSourceTree(path.join(__dirname, '../..')))).toEqual([])
})

test('the search finds a circle of three modules in different folders', () => {
  const texts: Record<string, string> = {
    'src/store/cart.ts': "import { price } from '../ui/price'",
    'src/ui/price.ts': "import type { Product } from '../product/product'",
    'src/product/product.tsx': "export const load = () => import('../store/cart')",
    'src/page.ts': "import './store/cart'",
  }
  expect(findImportCircles({ files: Object.keys(texts), read: (file) => texts[file] ?? '' })).toEqual([
    ['src/product/product.tsx', 'src/store/cart.ts', 'src/ui/price.ts'],
  ])
})
