import { formatTable } from '../../../src/commands/measure/runBenchmark'

test('makes each column as wide as its widest text, and leaves missing cells empty', () => {
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
