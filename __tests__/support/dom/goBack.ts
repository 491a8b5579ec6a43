import { act } from '@testing-library/react'

/** Presses the browser's Back button. Resolves once the listeners have been called. */
export const goBack = (): Promise<void> =>
  act(async () => {
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.back()
    await gone
  })
