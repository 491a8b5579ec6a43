import { nearestSuites } from '../../src/commands/stages/nearestSuites'
import { workFolder } from '../support/workFolder'

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

test.each([
  ['src/price.ts', ['__tests__/price.test.ts', '__tests__/cart.test.ts'], 14],
  ['src/cart.ts', ['__tests__/cart.test.ts'], 13],
  ['src/look.module.css', many, 12],
  ['__tests__/cart.test.ts', ['__tests__/cart.test.ts'], 1],
  ['README.md', [], 0],
])('of %s the nearest suites are run, as long as they are few', (file, nearest, all) => {
  const found = nearestSuites([file], repository())
  expect({ ...found, nearest: found.nearest.sort() }).toEqual({ nearest: [...nearest].sort(), all })
})
