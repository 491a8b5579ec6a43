import { lookAtMost, lookEvery, nextLook } from '../../../src/features/checkout/status/lookSchedule'

describe('nextLook', () => {
  test.each([
    [0, lookEvery],
    [lookAtMost - lookEvery, lookEvery],
    [lookAtMost - lookEvery + 1, null],
    [lookAtMost, null],
  ])('after %i ms', (waited, expected) => {
    expect(nextLook(waited)).toBe(expected)
  })
})
