import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { weighedPages } from './budgetChecks'
import { type LoadResult, measureLoading, measureTap, slowProcessor } from './slowPhone'
import { printLine } from '../printLine'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { requireBuiltSite } from '../../gatsby/build/builtSite'
import { findChromium } from '../findInstalledProgram'
import { findFreePort, loopbackAddress } from '../ports'
import { openSite } from '../site/openSite'

/** The number of measurements for each row of the table, which is odd, so that one of them is the median. */
const runCount = 5
/** The maximum ratio of the LCP with scripts to that without, and the maximum time in ms from a tap to the heading. */
const goals = { ratio: 1.1, tap: 150 }

/**
 * `npm run bench`: measures the built site on a slow phone and prints a table, which docs/performance.md explains. A
 * slow machine does not make the command fail.
 */
export async function runBenchmark(): Promise<void> {
  requireBuiltSite()
  const folder = mkdtempSync(path.join(tmpdir(), 'up-north-'))
  const port = await findFreePort()
  const site = await openSite(port, path.join(folder, 'shop.db'))
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const rows = await measurePages(browser, `http://${loopbackAddress}:${port}`)
    formatTable(rows).forEach((line) => printLine(line))
  } finally {
    await browser.close()
    await site.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measurePages(browser: Browser, origin: string): Promise<TableRow[]> {
  const rows: TableRow[] = []
  for (const [kind, [page]] of Object.entries(weighedPages))
    rows.push(await measureLoadingRow(browser, origin, kind, page))
  for (const slowdown of [1, slowProcessor]) rows.push(await measureTapRow(browser, origin, slowdown))
  return rows
}

/**
 * Loads a page alternately with and without scripts, so that other programs on the machine affect both measurements
 * equally.
 */
async function measureLoadingRow(browser: Browser, origin: string, kind: string, page: string): Promise<TableRow> {
  const loads: Record<'script' | 'bare', LoadResult[]> = { script: [], bare: [] }
  for (let run = 0; run < runCount; run += 1) {
    loads.script.push(await measureLoading(browser, origin, page, true))
    loads.bare.push(await measureLoading(browser, origin, page, false))
  }
  const [withScript, withoutScript] = [loads.script.map(({ lcp }) => lcp), loads.bare.map(({ lcp }) => lcp)]
  return {
    page: `${kind} ${page}`,
    'LCP with script': formatMilliseconds(withScript),
    'LCP without': formatMilliseconds(withoutScript),
    ratio: `${(findMedian(withScript) / findMedian(withoutScript)).toFixed(2)} (goal ${goals.ratio})`,
    CLS: findMedian(loads.script.map(({ cls }) => cls)).toFixed(3),
  }
}

async function measureTapRow(browser: Browser, origin: string, slowdown: number): Promise<TableRow> {
  const [list] = weighedPages.list
  const [product] = weighedPages.product
  const times: number[] = []
  for (let run = 0; run < runCount; run += 1) times.push(await measureTap(browser, origin, { list, product, slowdown }))
  return {
    page: `a tap on ${list}, processor ${slowdown === 1 ? 'as it is' : `${slowdown} times slower`}`,
    'tap to h1': `${formatMilliseconds(times)} (goal ${goals.tap} ms)`,
  }
}

/** Formats the median with the lowest and highest value. A wide range means that the machine was busy. */
const formatMilliseconds = (times: readonly number[]): string => {
  const [low, middle, high] = [Math.min(...times), findMedian(times), Math.max(...times)].map(Math.round)
  return `${middle} ms (${low}–${high})`
}

const findMedian = (times: readonly number[]): number =>
  [...times].sort((one, other) => one - other)[times.length >> 1] ?? NaN

type TableRow = Record<string, string>

/** Formats rows as lines of text: a heading, a rule, and every column as wide as its longest text. */
export function formatTable(rows: readonly TableRow[]): string[] {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((row) => (row[column] ?? '').length)))
  const formatLine = (cells: readonly string[]) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd()
  return [
    formatLine(columns),
    formatLine(widths.map((width) => '-'.repeat(width))),
    ...rows.map((row) => formatLine(columns.map((column) => row[column] ?? ''))),
  ]
}
