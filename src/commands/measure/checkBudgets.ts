import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { requireBuiltSite } from '../../gatsby/build/builtSite'
import { moduleListFile } from '../../gatsby/bundle/moduleListPlugin'
import { findLateModules, listBudgetChecks, type BudgetCheck } from './budgetChecks'
import { printLine } from '../printLine'
import { resultFiles, resultFolder } from '../stages/resultFiles'

const formatKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/**
 * `npm run budgets`: measures the size of the built site with size-limit. Throws an Error that names the modules that
 * load too early, or the exceeded budgets.
 */
export async function checkBudgets(): Promise<void> {
  requireBuiltSite()
  const checks = listBudgetChecks()
  const sizes = await weighFiles(checks)
  const exceededChecks = checks.filter((check, index) => (sizes[index] ?? Infinity) > check.limit)
  checks.forEach((check, index) => {
    const verdict = exceededChecks.includes(check) ? 'TOO HEAVY' : 'ok'
    const compression = check.gzip ? ' gzip' : check.brotli ? ' brotli' : ''
    printLine(
      `${verdict.padEnd(10)}${check.name}: ${formatKilobytes(sizes[index] ?? NaN)}${compression}, limit ${formatKilobytes(check.limit)}`,
    )
  })
  const lateModules = findLateModules(JSON.parse(readFileSync(moduleListFile, 'utf8')) as Record<string, string[]>)
  printLine(
    `${lateModules.length > 0 ? 'TOO EARLY' : 'ok       '} no HTTP client, schema check or API call in the named scripts`,
  )
  const failureCount = exceededChecks.length + (lateModules.length > 0 ? 1 : 0)
  mkdirSync(resultFolder, { recursive: true })
  writeFileSync(resultFiles.budgets, JSON.stringify({ passed: checks.length + 1 - failureCount, failed: failureCount }))
  if (lateModules.length > 0) throw new Error(`The first load contains ${lateModules.join(', ')}.`)
  if (exceededChecks.length > 0) throw new Error(`Over budget: ${exceededChecks.map(({ name }) => name).join('; ')}.`)
}

async function weighFiles(checks: BudgetCheck[]): Promise<number[]> {
  const [{ default: sizeLimit }, { default: file }] = await Promise.all([
    import('size-limit'),
    import('@size-limit/file'),
  ])
  const weighedFiles = (await sizeLimit([file], { checks })) as { size: number }[]
  return weighedFiles.map(({ size }) => size)
}
