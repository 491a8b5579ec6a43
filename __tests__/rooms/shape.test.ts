/** @jest-environment node */
import path from 'node:path'
import { describeModules, findLongModules, findWrongFolders, limits } from '../support/findWrongSizes'
import { readSourceTree, type SourceTree } from '../support/readSourceTree'

const project = readSourceTree(path.join(__dirname, '../..'))

/** The folders of src with more or fewer modules than permitted, each with the reason. */
const exceptions: Record<string, string> = {
  'src/contract': 'one module for each resource of the shop API',
  'src/features/cart/cartResult': 'the panel after adding is a lazy chunk, apart from the cart page',
  'src/features/delivery': 'it is one side panel, the choice of a country',
  'src/features/newerPage': 'it is one lazy chunk, which other features must not load',
  'src/features/product/drawing': 'the drawing of a product and the lazy chunk that puts it in a room',
  'src/features/productList/scale': 'it is one lazy chunk, a list as drawings',
  'src/i18n/en': 'one module for each area of messages',
  'src/i18n/nl': 'one module for each area of messages',
  'src/layout/sidePanel': 'the host of the side panels, apart from the panels in the features',
  'src/store/contact': 'forms are sent once, so they have few calls and no state',
  'src/store/catalogue': 'the browser fetches little of the catalogue',
  'src/store/newsletter': 'the newsletter has few calls and no state',
  'src/store/order': 'orders are fetched for each page again, so they have no state',
  'src/templates': 'one module for each template of the page table, as Gatsby needs',
}

const plantTree = (texts: Record<string, string>): SourceTree => ({
  files: Object.keys(texts),
  read: (file) => texts[file] ?? '',
})

const plantModules = (count: number, ending = '.ts') =>
  plantTree(Object.fromEntries(Array.from({ length: count }, (_, index) => [`src/cart/m${index}${ending}`, ''])))

/** The description of all modules appears only in the message of a failed test. */
const describeFindings = (findings: string[]) => (findings.length > 0 ? [...findings, describeModules(project)] : [])

test(`no module of src is longer than ${limits.lines} lines, except messages and SQL`, () => {
  expect(describeFindings(findLongModules(project))).toEqual([])
})

test(`every folder of src contains ${limits.fewest} to ${limits.most} modules, or none, or is an exception`, () => {
  expect(describeFindings(findWrongFolders(project, new Set(Object.keys(exceptions))))).toEqual([])
})

test('every exception names a folder of src', () => {
  const folders = new Set(project.files.map((file) => path.posix.dirname(file)))
  expect(Object.keys(exceptions).filter((folder) => !folders.has(folder))).toEqual([])
})

test.each([
  ['src/cart/cart.ts', 200, []],
  ['src/cart/cart.ts', 201, ['src/cart/cart.ts has 201 lines']],
  ['src/cart/Cart.tsx', 300, ['src/cart/Cart.tsx has 300 lines']],
  ['src/i18n/nl/cart.ts', 300, []],
  ['src/sandbox/schema.sql.ts', 300, []],
  ['src/cart/Cart.module.css', 300, []],
  ['__tests__/cart.test.ts', 300, []],
])('a file %s of %i lines results in the report %j', (file, lines, found) => {
  expect(findLongModules(plantTree({ [file]: 'a\n'.repeat(lines) }))).toEqual(found)
})

test.each([
  [4, ['src/cart has 4 modules']],
  [5, []],
  [15, []],
  [16, ['src/cart has 16 modules']],
])('a folder of %i modules results in the report %j', (count, found) => {
  expect(findWrongFolders(plantModules(count), new Set())).toEqual(found)
})

test('a folder that contains only style sheets and subfolders is accepted', () => {
  expect(findWrongFolders(plantModules(20, '.module.css'), new Set())).toEqual([])
})

test('a folder with an exception is accepted', () => {
  expect(findWrongFolders(plantModules(2), new Set(['src/cart']))).toEqual([])
})

test('the description contains the number of modules and their median length', () => {
  const tree = plantTree({ 'src/a.ts': 'a\n', 'src/b.ts': 'b\n'.repeat(5), 'src/c.ts': 'c\n'.repeat(90), 'a.ts': '' })
  expect(describeModules(tree)).toBe('3 modules of 5 lines (median)')
})
