import { countsOfJest, countsOfPlaywright, oneFor, sumOf } from '../../src/commands/stages/counts'

test('a test file that could not run counts as a failed test', () => {
  expect(countsOfJest({ numPassedTests: 8, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })).toEqual({
    passed: 8,
    failed: 3,
  })
})

test('a browser test that was skipped, passed late or broke outside has failed', () => {
  const stats = { expected: 9, unexpected: 1, flaky: 1, skipped: 1 }
  expect(countsOfPlaywright({ stats, errors: ['no browser'] })).toEqual({ passed: 9, failed: 4 })
})

test('stages without tests count as one, and all are summed', () => {
  expect(sumOf([oneFor(0), oneFor(2), { passed: 5, failed: 0 }])).toEqual({ passed: 6, failed: 1 })
  expect(sumOf([])).toEqual({ passed: 0, failed: 0 })
})
