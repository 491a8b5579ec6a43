import { execFileSync } from 'node:child_process'
import path from 'node:path'

/** The table of docs/architecture.md, "Folders and imports"; data files are read, not imported. */
const mayImport: Record<string, string[]> = {
  design: [],
  contract: [],
  config: [],
  i18n: ['config'],
  pageTable: ['i18n', 'contract'],
  apiClient: ['contract', 'config'],
  state: ['apiClient', 'contract'],
  forms: ['contract', 'design', 'i18n'],
  features: ['forms', 'state', 'apiClient', 'contract', 'design', 'i18n', 'pageTable'],
  templates: ['features', 'forms', 'state', 'apiClient', 'contract', 'design', 'i18n', 'pageTable'],
  app: ['templates', 'features', 'forms', 'state', 'apiClient', 'contract', 'design', 'i18n', 'pageTable', 'config'],
  sandbox: ['contract'],
}

/** One file of each room that others could wish to import. */
const sample: Record<string, string> = {
  design: 'design/Button',
  contract: 'contract/cart',
  config: 'config/env',
  i18n: 'i18n/languages',
  pageTable: 'pageTable/paths',
  apiClient: 'apiClient/client',
  state: 'state/door',
  forms: 'forms/FormField',
  features: 'features/cart/CartContent',
  templates: 'templates/cart',
  app: 'app/createStore',
  sandbox: 'sandbox/openShop',
}

const folderOf = (room: string) => (room === 'features' ? 'src/features/content' : `src/${room}`)

interface Probe {
  file: string
  code: string
}

function importing(room: string, target: string): Probe {
  const from = path.posix.relative(folderOf(room), `src/${target}`)
  return { file: `${folderOf(room)}/probe.ts`, code: `import '${from.startsWith('.') ? from : `./${from}`}'\n` }
}

const rooms = Object.keys(sample)
const pairs = rooms.flatMap((from) => rooms.filter((to) => to !== from).map((to): [string, string] => [from, to]))

/** Code in the wrong place that uses what one place alone may use. */
const misplaced: [name: string, code: string, file: string, rule: string][] = [
  ['axios', "import axios from 'axios'\nexport const a = axios\n", 'src/state/probe.ts', 'no-restricted-imports'],
  ['useSelector', "export { useSelector } from 'react-redux'\n", 'src/features/cart/probe.ts', 'no-restricted-imports'],
  ['process.env', 'export const a = process.env.A\n', 'src/apiClient/probe.ts', 'no-restricted-properties'],
  [
    'localStorage',
    "export const a = window.localStorage.getItem('a')\n",
    'src/app/probe.ts',
    'no-restricted-properties',
  ],
  ['bare localStorage', "export const a = localStorage.getItem('a')\n", 'src/app/probe.ts', 'no-restricted-globals'],
]

const acrossFeatures = importing('features', sample.features!)
const probes = [
  ...pairs.map(([from, to]) => importing(from, sample[to]!)),
  ...misplaced.map(([, code, file]) => ({ file, code })),
  acrossFeatures,
]

/** The rules that each probe breaks. All in one process: to start the linter takes seconds. */
const broken = new Map<string, string[]>()
beforeAll(() => {
  const script = path.join(__dirname, '../support/lintProbes.mjs')
  const answer = execFileSync('node', [script], { input: JSON.stringify(probes), encoding: 'utf8' })
  const rulesOfEach = JSON.parse(answer) as string[][]
  rulesOfEach.forEach((rules, at) => broken.set(JSON.stringify(probes[at]), rules))
})
const rulesBrokenBy = (probe: Probe) => broken.get(JSON.stringify(probe))

test.each(pairs)('%s may import %s only where docs/architecture.md says so', (from, to) => {
  const isBroken = rulesBrokenBy(importing(from, sample[to]!))?.includes('boundaries/dependencies')
  expect(isBroken).toBe(!mayImport[from]!.includes(to))
})

test('a feature never imports another feature', () => {
  expect(rulesBrokenBy(acrossFeatures)).toContain('boundaries/dependencies')
})

test.each(misplaced)('%s stays in its one place', (_name, code, file, rule) => {
  expect(rulesBrokenBy({ file, code })).toContain(rule)
})
