import { renderHook } from '@testing-library/react'
import { useDay } from '../../../src/features/campaign/useDay'
import { markHydrated } from '../../../src/store/browser/pageLoad'
import { setDay } from '../../support/dom/setDay'

afterEach(() => jest.useRealTimers())

/** Renders the hook on a page built a month ago and returns the day of each render. */
function listDays(): string[] {
  setDay('2026-12-21')
  const days: string[] = []
  renderHook(() => days.push(useDay('2026-11-21')))
  return days
}

test('the first page shows the day of its build until it is hydrated, and later pages show today at once', () => {
  expect(listDays()).toEqual(['2026-11-21', '2026-12-21'])
  markHydrated()
  expect(new Set(listDays())).toEqual(new Set(['2026-12-21']))
})
