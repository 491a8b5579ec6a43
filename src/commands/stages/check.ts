import { randomInt } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { propertyTestEnv } from '../../config/testEnv'
import { listUntranslated } from '../../pageTable/sources/listUntranslated'
import { demoFolder } from '../newShop/replaceDemo'
import type { Options } from '../readOptions'
import { printLine } from '../printLine'
import { listChangedFiles, listRelatedSuites, pickNearestSuites } from './nearestSuites'
import { resultFolder } from './resultFiles'
import { runStages } from './runStages'
import { chooseStages, listAllStages, type TestStage, testStages } from './stages'

/**
 * `npm test`: checks types, lint, format and unused code, and runs all Jest tests. With --changed, it checks all types
 * and the lint and format of uncommitted files, and runs the suites nearest to them.
 */
export async function runTests({ changed }: Options): Promise<void> {
  if (!changed) return runAllStages(testStages)
  const files = listChangedFiles()
  if (files.length === 0) return printLine('Nothing has changed since the last commit.')
  const relatedSuites = await listRelatedSuites(files)
  const nearestSuites = pickNearestSuites(relatedSuites, files)
  printLine(
    `${relatedSuites.length} suites depend on the changes, of which the nearest ${nearestSuites.length} run; npm test runs all.`,
  )
  return runAllStages(chooseStages(files, nearestSuites))
}

/**
 * `npm run check`: runs the checks of `npm test`, compares the built site with its budgets, its page table and the
 * catalogue, and runs the browser tests.
 */
export async function runAllChecks(): Promise<void> {
  const seed = propertyTestEnv.seed ?? randomInt(2 ** 31)
  printLine(`The property tests run with the seed ${seed}: PROPERTY_SEED=${seed} npm run unit repeats them.`)
  const isDemo = !existsSync(demoFolder)
  if (!isDemo) printLine('Skipped: the tests of the built site, because they name products of the demo.')
  return runAllStages(listAllStages(seed, isDemo))
}

async function runAllStages(stages: TestStage[]): Promise<void> {
  mkdirSync(resultFolder, { recursive: true })
  const { passed, failed } = await runStages(stages)
  for (const line of listUntranslated()) printLine(line)
  printLine(`${passed} passed, ${failed} failed`)
  process.exit(failed > 0 ? 1 : 0)
}
