import { phone } from './phone'
import { test } from './test'

/** Two views cover both languages and both widths, because nothing depends on their combination. */
const views = [
  { width: 'wide', settings: {}, language: 'en' },
  { width: 'phone', settings: phone, language: 'nl' },
] as const

/** Defines tests for both views. */
export function describeViews(define: (view: (typeof views)[number]) => void): void {
  for (const view of views) {
    test.describe(view.width, () => {
      test.use(view.settings)
      define(view)
    })
  }
}
