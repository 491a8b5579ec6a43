import { formatTable } from '../../../src/commands/measure/runBenchmark'

test('each column is as wide as its widest text, and missing cells stay empty', () => {
  expect(
    formatTable([
      { page: 'home', LCP: '800 ms' },
      { page: 'a tap on the list', tap: '120 ms' },
    ]),
  ).toEqual([
    'page               LCP     tap',
    '-----------------  ------  ------',
    'home               800 ms',
    'a tap on the list          120 ms',
  ])
})
