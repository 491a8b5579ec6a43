import { formatTable } from '../../../src/commands/measure/formatTable'

test('columns are as wide as their widest text, and what a row does not have stays empty', () => {
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
