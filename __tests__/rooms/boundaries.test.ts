import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** One file of each folder of src, from which other folders import. */
const samples: Record<string, string> = {
  contract: 'contract/cart',
  config: 'config/env',
  ui: 'ui/button/Button',
  i18n: 'i18n/languages',
  store: 'store/lazyStore',
  pageTable: 'pageTable/paths',
  forms: 'forms/FormField',
  features: 'features/cart/CartContent',
  layout: 'layout/Layout',
  templates: 'templates/cart',
  analytics: 'analytics/currentPage',
  gatsby: 'gatsby/openStore',
  sandbox: 'sandbox/openSandbox',
  commands: 'commands/ports',
}

/** One file of each feature in the table of imports between features. */
const featureSamples: Record<string, string> = {
  brand: 'features/brand/BrandHead',
  bundle: 'features/bundle/useBundlePanel',
  campaign: 'features/campaign/useDay',
  cart: samples.features!,
  checkout: 'features/checkout/CheckoutPage',
  giftlist: 'features/giftlist/panel/GiftlistResultPanel',
  order: 'features/order/OrderLines',
  product: 'features/product/ProductPage',
  productList: 'features/productList/useList',
  search: 'features/search/SearchResults',
  variant: 'features/variant/stockStatus',
  wishlist: 'features/wishlist/OwnWishlist',
}

/** Reads a table of docs/architecture.md. Returns the folders that each folder may import. */
function readImportTable(heading: string): Map<string, string[]> {
  const page = readFileSync('docs/architecture.md', 'utf8')
  const table = page.slice(page.indexOf(`\n| ${heading}`) + 1).split('\n\n')[0]!
  const names = (cell: string) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
  const rows = table
    .split('\n')
    .slice(2)
    .map((row) => row.split('|'))
  return new Map(rows.map((cells) => [names(cells[1] ?? '')[0] ?? '', names(cells.at(-2) ?? '')]))
}

interface Probe {
  file: string
  code: string
}

/** Creates a file in `folder` (below src) that imports `target`. */
function createProbe(folder: string, target: string): Probe {
  const from = path.posix.relative(`src/${folder}`, `src/${target}`)
  return { file: `src/${folder}/probe.ts`, code: `import '${from.startsWith('.') ? from : `./${from}`}'\n` }
}

const listPairs = (names: string[]) =>
  names.flatMap((from) => names.filter((to) => to !== from).map((to): [string, string] => [from, to]))

const folderPairs = listPairs(Object.keys(samples))
const probeFolder = (from: string, to: string) =>
  createProbe(from === 'features' ? 'features/content' : from, samples[to]!)

const featurePairs = listPairs(Object.keys(featureSamples))
const probeFeature = (from: string, to: string) => createProbe(`features/${from}`, featureSamples[to]!)

/** Code that uses an API outside the only place where it is permitted. */
const misplaced: [name: string, code: string, file: string, rule: string][] = [
  ['axios', "import axios from 'axios'\nexport const a = axios\n", 'src/store/probe.ts', 'no-restricted-imports'],
  ['useSelector', "export { useSelector } from 'react-redux'\n", 'src/features/cart/probe.ts', 'no-restricted-imports'],
  ['process.env', 'export const a = process.env.A\n', 'src/store/probe.ts', 'no-restricted-properties'],
  [
    'localStorage',
    "export const a = window.localStorage.getItem('a')\n",
    'src/gatsby/probe.ts',
    'no-restricted-properties',
  ],
  ['bare localStorage', "export const a = localStorage.getItem('a')\n", 'src/layout/probe.ts', 'no-restricted-globals'],
]

const probes = [
  ...folderPairs.map(([from, to]) => probeFolder(from, to)),
  ...featurePairs.map(([from, to]) => probeFeature(from, to)),
  ...misplaced.map(([, code, file]) => ({ file, code })),
]

/** The rules that each probe breaks. One process lints all probes because the linter takes seconds to start. */
const broken = new Map<string, string[]>()
beforeAll(() => {
  const script = path.join(__dirname, '../support/lintProbes.mjs')
  const output = execFileSync('node', [script], { input: JSON.stringify(probes), encoding: 'utf8' })
  const rulesOfEach = JSON.parse(output) as string[][]
  rulesOfEach.forEach((rules, at) => broken.set(JSON.stringify(probes[at]), rules))
})
const findBrokenRules = (probe: Probe) => broken.get(JSON.stringify(probe)) ?? []
const isForbidden = (probe: Probe) => findBrokenRules(probe).includes('boundaries/dependencies')

const folderTable = readImportTable('folder')
const featureTable = readImportTable('feature ')

test('docs/architecture.md has a row for every folder that contains code', () => {
  expect([...folderTable.keys()].sort()).toEqual(Object.keys(samples).sort())
})

test.each(folderPairs)('%s may import %s only if docs/architecture.md says so', (from, to) => {
  expect(isForbidden(probeFolder(from, to))).toBe(!folderTable.get(from)!.includes(to))
})

test.each(featurePairs)('the feature %s may import %s only if docs/architecture.md says so', (from, to) => {
  expect(isForbidden(probeFeature(from, to))).toBe(!featureTable.get(from)?.includes(to))
})

test.each(misplaced)('the linter reports %s outside its only permitted place', (_name, code, file, rule) => {
  expect(findBrokenRules({ file, code })).toContain(rule)
})
