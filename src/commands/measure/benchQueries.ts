import { Bench } from 'tinybench'
import { openSandbox } from '../../sandbox/openSandbox'
import type { TableRow } from './formatTable'

/** The catalogue sizes: the 79 products of the demo, and extended catalogues (sandbox/catalogue/enlargeCatalogue). */
const sizes = [79, 2000, 20_000] as const

/** The measured requests by their names in the table. */
const queries = {
  'suggestions, 2 letters': 'suggestions?q=la',
  'suggestions, a word': 'suggestions?q=tafel',
  'suggestions, misspelt': 'suggestions?q=hanglmap',
  'search, a word': 'products?q=lamp',
  'search, misspelt': 'products?q=stoelne',
  'search with facets': 'products?q=lamp&facets=1',
  'category with facets': 'products?category=10&facets=1',
  'category, 3 filters, facets': 'products?category=10&facets=1&colours=green&materials=oak&price_max=500',
  'whole shop, 3 filters, facets': 'products?facets=1&colours=green,blue&delivery=week&price_max=500',
  'list by price': 'products?category=10&sort=price',
  'newest, page 3': 'products?sort=newest&page=3',
  'one product': 'product?slug=tove-eetkamerstoel',
} as const

/**
 * The milliseconds per call by query, the seconds to fill the database, and the megabytes of the process with the
 * database in memory.
 */
interface Measured {
  times: Map<string, { median: number; p95: number }>
  seed: number
  memory: number
}

/**
 * `npm run bench -- queries`: measures how the sandbox's queries slow down as the catalogue grows. docs/performance.md
 * explains the table.
 */
export async function benchQueries(): Promise<TableRow[]> {
  const measured: Measured[] = []
  // The smallest catalogue comes first, because the memory that it leaves in use hardly affects the next figure.
  for (const size of sizes) measured.push(await measureCatalogue(size))
  const rows = Object.keys(queries).map((name) => formatRow(name, measured, (shop) => shop.times.get(name)))
  const single = (name: string, what: 'seed' | 'memory', unit: string): TableRow => ({
    query: name,
    ...Object.fromEntries(measured.map((shop, at) => [nameColumn(at), `${Math.round(shop[what] * 10) / 10} ${unit}`])),
    ...formatGrowth(measured.map((shop) => shop[what])),
  })
  return [...rows, single('filling the database', 'seed', 's'), single('memory (rss)', 'memory', 'MB')]
}

async function measureCatalogue(size: number): Promise<Measured> {
  const started = performance.now()
  const sandbox = openSandbox({ database: ':memory:', products: size })
  const seed = (performance.now() - started) / 1000
  const bench = new Bench({ iterations: 40, time: 200, warmupIterations: 5, warmupTime: 50, retainSamples: true })
  for (const [name, query] of Object.entries(queries)) {
    bench.add(name, async () => {
      const answer = await sandbox.shop(new Request(`http://sandbox.localhost/web/v1/${query}`))
      if (answer.status !== 200) throw new Error(`${query} answered ${answer.status}`)
      await answer.text()
    })
  }
  await bench.run()
  const times = new Map(bench.tasks.map((task) => [task.name, readTimes(task.result, task.name)]))
  const memory = process.memoryUsage().rss / 1e6
  sandbox.close()
  return { times, seed, memory }
}

function readTimes(result: Bench['tasks'][number]['result'], name: string) {
  if (!('latency' in result)) throw new Error(`"${name}" could not be measured: ${result.state}`)
  const samples = result.latency.samples ?? []
  return { median: result.latency.p50, p95: samples[Math.floor(samples.length * 0.95)] ?? NaN }
}

const nameColumn = (at: number) => `${sizes[at]?.toLocaleString('en')} (p95)`

function formatRow(
  query: string,
  shops: readonly Measured[],
  of: (shop: Measured) => { median: number; p95: number } | undefined,
) {
  const times = shops.map((shop) => of(shop) ?? { median: NaN, p95: NaN })
  const cells = times.map(({ median, p95 }, at) => [nameColumn(at), `${median.toFixed(1)} (${p95.toFixed(1)}) ms`])
  return { query, ...Object.fromEntries(cells), ...formatGrowth(times.map(({ median }) => median)) }
}

/** Formats each value as a multiple of that for the next smaller catalogue. */
const formatGrowth = (values: readonly number[]): TableRow =>
  Object.fromEntries(
    sizes
      .slice(1)
      .map((size, at) => [
        `${size.toLocaleString('en')} / ${sizes[at]?.toLocaleString('en')}`,
        `${((values[at + 1] ?? NaN) / (values[at] ?? NaN)).toFixed(1)} x`,
      ]),
  )
