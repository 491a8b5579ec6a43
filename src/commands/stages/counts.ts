/** How many tests of a stage passed and failed. */
export interface Counts {
  passed: number
  failed: number
}

export const sumOf = (all: Counts[]): Counts =>
  all.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  })

/** A stage that has no tests to count is one: it went well or not. */
export const oneFor = (code: number): Counts => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

interface JestReport {
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
}

/** Counts of `jest --json`. A file that could not run at all is one failed test more. */
export function countsOfJest(report: JestReport): Counts {
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** Counts of Playwright's json reporter. What passed only at a second try, was skipped or broke outside a test has failed. */
export function countsOfPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length }
}
