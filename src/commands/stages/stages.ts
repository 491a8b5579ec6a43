import { existsSync, readFileSync, rmSync } from 'node:fs'
import { runProgram, type Program } from '../programs'
import { countsOfJest, countsOfPlaywright, oneFor, type Counts } from './counts'
import { resultFiles } from './results'

/** One step of `npm test` and `npm run check`. */
export interface Stage {
  name: string
  run: () => Promise<Counts>
  /** What must have gone well before: without a site there is nothing to weigh. */
  needs?: string
}

const tool = (name: string, program: Program, parameters: string[]): Stage => ({
  name,
  run: async () => oneFor(await runProgram(program, parameters)),
})

/** A stage that leaves a report of its tests. No report means that it broke before it could write one. */
function reported(
  name: string,
  file: string,
  run: () => Promise<number>,
  read: (report: never) => Counts,
): Pick<Stage, 'name' | 'run'> {
  return {
    name,
    run: async () => {
      rmSync(file, { force: true })
      const code = await run()
      if (!existsSync(file)) return oneFor(code || 1)
      const counts = read(JSON.parse(readFileSync(file, 'utf8')) as never)
      return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
    },
  }
}

/** Runs another npm command in a process of its own. */
const command = (name: string) => () => runProgram('tsx', ['src/commands/run.ts', name])

const jest =
  (file: string, parameters: string[] = []) =>
  () =>
    runProgram('jest', ['--json', `--outputFile=${file}`, ...parameters])

/** `npm test`: what needs no built site. */
export const quickStages: Stage[] = [
  tool('types', 'tsc', ['--noEmit', '-p', '.']),
  tool('lint', 'eslint', ['--max-warnings', '0', '.']),
  tool('format', 'prettier', ['--check', '--log-level', 'warn', '.']),
  tool('unused code', 'knip', []),
  reported('jest', resultFiles.jest, jest(resultFiles.jest), countsOfJest),
]

/** What `npm run check` does besides. */
export const siteStages: Stage[] = [
  { name: 'build', run: async () => oneFor(await command('build')()) },
  { ...reported('budgets', resultFiles.budgets, command('budgets'), (counts: Counts) => counts), needs: 'build' },
  {
    ...reported(
      'built pages',
      resultFiles.built,
      jest(resultFiles.built, ['--config', 'jest.built.config.cjs']),
      countsOfJest,
    ),
    needs: 'build',
  },
  { ...reported('browser', resultFiles.e2e, command('e2e'), countsOfPlaywright), needs: 'build' },
]
