import { mkdirSync } from 'node:fs'
import { say } from './say'
import { resultFolder } from './stages/results'
import { runStages } from './stages/runStages'
import { quickStages, siteStages, type Stage } from './stages/stages'

/** `npm test`: types, lint, format, unused code, jest. */
export const test = (): Promise<void> => checkAll(quickStages)

/** `npm run check`: that, then the built site: budgets, every page, a real browser. */
export const check = (): Promise<void> => checkAll([...quickStages, ...siteStages])

async function checkAll(stages: Stage[]): Promise<void> {
  mkdirSync(resultFolder, { recursive: true })
  const { passed, failed } = await runStages(stages)
  say(`${passed} passed, ${failed} failed`)
  process.exit(failed > 0 ? 1 : 0)
}
