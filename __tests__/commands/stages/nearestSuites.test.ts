import { listRelatedSuites, pickNearestSuites } from '../../../src/commands/stages/nearestSuites'

const many = Array.from({ length: 12 }, (_, at) => `__tests__/templates/page${at}.test.tsx`)

test('of many suites, those are picked whose names are most similar to that of the changed file', () => {
  const suites = [...many, '__tests__/store/cart/cart.test.tsx', '__tests__/features/cart/cartLines.test.tsx']
  const nearest = pickNearestSuites(suites, ['src/features/cart/CartLines.tsx'])
  expect(nearest.slice(0, 2)).toEqual([
    '__tests__/features/cart/cartLines.test.tsx',
    '__tests__/store/cart/cart.test.tsx',
  ])
  expect(nearest).toHaveLength(5)
})

test('all changed suites are picked, regardless of their number', () => {
  const others = ['__tests__/features/price.test.ts']
  expect(pickNearestSuites([...others, ...many], many)).toEqual(many)
})

test('changed code has the suites that depend on it, and a page of the docs has none', async () => {
  const related = await listRelatedSuites(['src/contract/formatCalendarFile.ts', 'README.md'])
  expect(related).toContain('__tests__/contract/formatCalendarFile.test.ts')
  expect(related.every((suite) => /^__tests__\/.+\.test\.tsx?$/.test(suite))).toBe(true)
  // The test starts Jest, which takes much longer on a busy machine.
}, 60_000)
