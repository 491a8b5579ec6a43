import { randomInt } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { propertyTestEnv } from '../../config/testEnv'
import { say } from '../say'
import { changedFiles, nearestSuites } from './nearestSuites'
import { resultFolder } from './resultFiles'
import { runStages } from './runStages'
import { changedStages, quickStages, siteStages, type Stage } from './stages'

/** `npm test`: types, lint, format, unused code, jest. With --changed only what concerns the files not committed yet. */
export async function test(): Promise<void> {
  const [changed] = onlyParameters(['--changed'])
  if (!changed) return runAll(quickStages(propertyTestEnv.seed))
  const files = changedFiles()
  if (files.length === 0) return say('Nothing has changed since the last commit.')
  const { nearest, all } = nearestSuites(files)
  say(`Of ${all} suites that this concerns ${nearest.length} are run, the nearest; npm test runs all.`)
  return runAll(changedStages(files, nearest))
}

/** `npm run check`: that, then the built site: budgets, every page, a real browser. */
export async function check(): Promise<void> {
  onlyParameters([])
  const seed = propertyTestEnv.seed ?? randomInt(2 ** 31)
  say(`The property tests run with the seed ${seed}: PROPERTY_SEED=${seed} npm test runs them like this again.`)
  return runAll([...quickStages(seed), ...siteStages])
}

/** The parameters of the command; throws when one is not known. */
function onlyParameters(known: string[]): string[] {
  const given = process.argv.slice(3)
  const unknown = given.find((one) => !known.includes(one))
  if (unknown === undefined) return given
  const choice = known.length > 0 ? `choose from ${known.join(', ')}` : 'there are none'
  throw new Error(`The parameter "${unknown}" is not known here: ${choice}.`)
}

async function runAll(stages: Stage[]): Promise<void> {
  mkdirSync(resultFolder, { recursive: true })
  const { passed, failed } = await runStages(stages)
  say(`${passed} passed, ${failed} failed`)
  process.exit(failed > 0 ? 1 : 0)
}
