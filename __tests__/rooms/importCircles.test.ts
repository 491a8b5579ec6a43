/** @jest-environment node */
import path from 'node:path'
import { findImportCircles } from '../support/findImportCircles'
import { readSourceTree } from '../support/readSourceTree'

describe('the modules of src', () => {
  test('no module imports itself through other modules', () => {
    expect(findImportCircles(readSourceTree(path.join(__dirname, '../..')))).toEqual([])
  })
})

describe('a planted import circle', () => {
  const find = (texts: Record<string, string>) =>
    findImportCircles({ files: Object.keys(texts), read: (file) => texts[file] ?? '' })
  const cart = "import { price } from './price'\nexport const cart = () => price"

  test.each([
    ['an import of a value', "import { cart } from './cart'"],
    ['an import of a type', "import type { cart } from './cart'"],
    ['an import of a type among values', "import { type cart } from './cart'"],
    ['a type that imports', "export type Cart = typeof import('./cart')"],
    ['a dynamic import', "export const load = () => import('./cart')"],
    ['an export of what another module has', "export { cart } from './cart'"],
  ])('the search finds a circle closed by %s', (_kind, text) => {
    const texts = { 'src/cart.ts': cart, 'src/price.ts': `${text}\nexport const price = 1` }
    expect(find(texts)).toEqual([['src/cart.ts', 'src/price.ts']])
  })

  test('the search finds a circle of three modules in different folders', () => {
    const texts = {
      'src/store/cart.ts': "import { price } from '../ui/price'",
      'src/ui/price.ts': "import type { Product } from '../product/product'",
      'src/product/product.tsx': "export const load = () => import('../store/cart')",
      'src/page.ts': "import './store/cart'",
    }
    expect(find(texts)).toEqual([['src/product/product.tsx', 'src/store/cart.ts', 'src/ui/price.ts']])
  })

  test('the search finds a module that imports itself', () => {
    expect(find({ 'src/cart.ts': "export type Cart = import('./cart').Cart" })).toEqual([['src/cart.ts']])
  })

  test('two modules that import the same third module form no circle', () => {
    const texts = { 'src/cart.ts': cart, 'src/list.ts': "import { price } from './price'", 'src/price.ts': '' }
    expect(find(texts)).toEqual([])
  })
})
