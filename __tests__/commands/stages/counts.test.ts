import { readJestCounts, readPlaywrightCounts, countOutcome, sumCounts } from '../../../src/commands/stages/stages'

test('a test file that could not run counts as a failed test', () => {
  expect(readJestCounts({ numPassedTests: 8, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })).toEqual({
    passed: 8,
    failed: 3,
  })
})

test('skipped and flaky browser tests and errors outside a test count as failed', () => {
  const stats = { expected: 9, unexpected: 1, flaky: 1, skipped: 1 }
  expect(readPlaywrightCounts({ stats, errors: ['no browser'] })).toEqual({ passed: 9, failed: 4 })
})

test('a stage without tests counts as one test, and all stages are added up', () => {
  expect(sumCounts([countOutcome(0), countOutcome(2), { passed: 5, failed: 0 }])).toEqual({ passed: 6, failed: 1 })
  expect(sumCounts([])).toEqual({ passed: 0, failed: 0 })
})
