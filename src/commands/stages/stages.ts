import { existsSync, readFileSync, rmSync } from 'node:fs'
import { type Program, runCaptured, runProgram } from '../programs'
import { lintCacheFile, resultFiles } from './resultFiles'

/** The result of a stage, with the output that it did not print during its run. */
export type StageOutcome = TestCounts & { output?: string }

export interface TestStage {
  name: string
  run: () => Promise<StageOutcome>
  /** Whether other stages may run at the same time, because this stage prints nothing during its run. */
  canRunInParallel?: boolean
  /** The name of another stage that must have succeeded before this one, e.g. the build before the budgets. */
  needs?: string
}

const buildToolStage = (name: string, program: Program, parameters: string[]): TestStage => ({
  name,
  canRunInParallel: true,
  run: async () => {
    const { exitCode, output } = await runCaptured(program, parameters)
    return { ...countOutcome(exitCode), output }
  },
})

/**
 * Builds a stage whose tests write a report. A missing report counts as a failure, because the stage broke before it
 * could write the report.
 */
function buildReportedStage(
  name: string,
  file: string,
  run: () => Promise<number>,
  readCounts: (report: never) => TestCounts,
): TestStage {
  return {
    name,
    run: async () => {
      rmSync(file, { force: true })
      const exitCode = await run()
      if (!existsSync(file)) return countOutcome(exitCode || 1)
      const counts = readCounts(JSON.parse(readFileSync(file, 'utf8')) as never)
      return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
    },
  }
}

const createCommandRunner = (name: string) => () => runProgram('tsx', ['src/commands/run.ts', name])

const createBrowserStage = (name: string, command: string) =>
  buildReportedStage(name, resultFiles.e2e, createCommandRunner(command), readPlaywrightCounts)

const createJestStage = (file: string, parameters: string[] = [], environment: Record<string, string> = {}) =>
  buildReportedStage(
    'jest',
    file,
    () => runProgram('jest', ['--json', `--outputFile=${file}`, ...parameters], environment),
    readJestCounts,
  )

const typesStage = buildToolStage('types', 'tsc', ['-b'])
const createLintStage = (files: string[]) =>
  buildToolStage('lint', 'eslint', [
    ...['--max-warnings', '0', '--no-warn-ignored'],
    ...['--cache', '--cache-strategy', 'content', '--cache-location', lintCacheFile],
    ...files,
  ])
const createFormatStage = (files: string[]) =>
  buildToolStage('format', 'oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...files])
const unusedCodeStage = buildToolStage('unused code', 'knip', [])

const codeStages = [createLintStage(['.']), typesStage, createFormatStage(['.']), unusedCodeStage]

/** The stages of `npm test`: the checks of the code, and all Jest tests. */
export const testStages: TestStage[] = [...codeStages, createJestStage(resultFiles.jest)]

/**
 * Selects the stages that give the most information about some files and suites in a few seconds. The check for unused
 * code is not among them, because it needs the whole project.
 */
export function chooseStages(files: string[], suites: string[]): TestStage[] {
  const codeFiles = files.filter((file) => /\.(tsx?|cjs|mjs)$/.test(file))
  return [
    typesStage,
    ...(codeFiles.length > 0 ? [createLintStage(codeFiles)] : []),
    createFormatStage(files),
    ...(suites.length > 0 ? [createJestStage(resultFiles.jest, ['--runTestsByPath', ...suites])] : []),
  ]
}

/** The stages after the build whose tests name products of the demo. */
const demoStages: TestStage[] = [
  { ...createJestStage(resultFiles.built, ['--config', 'jest.built.config.cjs']), name: 'built pages', needs: 'build' },
  { ...createBrowserStage('browser', 'e2e'), needs: 'build' },
  createBrowserStage('development', 'e2e:develop'),
]

/**
 * Lists the stages of `npm run check`. The property tests execute all their runs with this seed. A shop other than the
 * demo has no tests of the built site, because these tests name products of the demo.
 */
export const listAllStages = (seed: number, isDemo: boolean): TestStage[] => [
  ...codeStages,
  createJestStage(resultFiles.jest, [], { PROPERTY_SEED: String(seed) }),
  // This stage builds a site with other settings, which the next stage replaces.
  ...(isDemo ? [createBrowserStage('services', 'e2e:services')] : []),
  { name: 'build', run: async () => countOutcome(await createCommandRunner('build')()) },
  { ...buildReportedStage('budgets', resultFiles.budgets, createCommandRunner('budgets'), readCounts), needs: 'build' },
  ...(isDemo ? demoStages : []),
]

export interface TestCounts {
  passed: number
  failed: number
}

export const sumCounts = (allCounts: TestCounts[]): TestCounts => ({
  passed: allCounts.reduce((sum, { passed }) => sum + passed, 0),
  failed: allCounts.reduce((sum, { failed }) => sum + failed, 0),
})

/** Returns the counts of a stage without tests, which counts as one test. */
export const countOutcome = (exitCode: number): TestCounts =>
  exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

const readCounts = (counts: TestCounts) => counts

interface JestReport {
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
}

/** Reads the counts of `jest --json`. A file that could not run counts as one failed test. */
export function readJestCounts(report: JestReport): TestCounts {
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/**
 * Reads the counts of Playwright's JSON reporter. A test counts as failed if it passed only when retried or was
 * skipped, and so does an error outside a test.
 */
export function readPlaywrightCounts({ stats, errors }: PlaywrightReport): TestCounts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length }
}
