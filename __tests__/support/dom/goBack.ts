import { act } from '@testing-library/react'

/** Resolves once the listeners of the browser's Back button have been called. */
export const goBack = (): Promise<void> =>
  act(async () => {
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.back()
    await gone
  })
