import { findNearestSuites } from '../../../src/commands/stages/nearestSuites'
import { workFolder } from '../../support/workFolder'

const makeFolder = workFolder()
const many = Array.from({ length: 12 }, (_, at) => `__tests__/page${at}.test.tsx`)

const repository = () =>
  makeFolder({
    'src/price.ts': '',
    'src/cart.ts': "import { price } from './price'\n",
    'src/look.module.css': '',
    'src/page.tsx': "import './look.module.css'\nconst cart = import(/* webpackChunkName: \"cart\" */ './cart')\n",
    '__tests__/price.test.ts': "import { price } from '../src/price'\n",
    '__tests__/cart.test.ts': "jest.mock('../src/cart', () => ({}))\n",
    '__tests__/e2e/cart.test.ts': "import { price } from '../../src/price'\n",
    ...Object.fromEntries(many.map((file) => [file, "import { page } from '../src/page'\n"])),
  })

test('chooses from many suites those whose names are most similar to that of the changed file', () => {
  const suites = [...many, '__tests__/cartLines.test.tsx', '__tests__/cart.test.tsx']
  const folder = makeFolder({
    'src/cart/CartLines.tsx': '',
    ...Object.fromEntries(suites.map((file) => [file, "import { CartLines } from '../src/cart/CartLines'\n"])),
  })
  const { nearest, all } = findNearestSuites(['src/cart/CartLines.tsx'], folder)
  expect(nearest.slice(0, 2)).toEqual(['__tests__/cartLines.test.tsx', '__tests__/cart.test.tsx'])
  expect([nearest.length, all]).toEqual([8, 14])
})

test.each([
  ['src/price.ts', ['__tests__/price.test.ts', '__tests__/cart.test.ts'], 8, 14],
  ['src/cart.ts', ['__tests__/cart.test.ts'], 8, 13],
  ['src/look.module.css', [], 8, 12],
  ['__tests__/cart.test.ts', ['__tests__/cart.test.ts'], 1, 1],
  ['README.md', [], 0, 0],
])('puts the suites that import %s first (%j), and limits the number of suites', (file, first, run, all) => {
  const found = findNearestSuites([file], repository())
  expect(found.nearest.slice(0, first.length)).toEqual(first)
  expect([found.nearest.length, found.all]).toEqual([run, all])
})

test('chooses all changed suites, regardless of their number', () => {
  const changed = [...many, '__tests__/price.test.ts']
  expect(findNearestSuites(changed, repository())).toEqual({ nearest: changed, all: 13 })
})
