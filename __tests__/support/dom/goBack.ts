import { act } from '@testing-library/react'

/** The browser's Back button; whoever listens has heard of it when this is done. */
export const goBack = (): Promise<void> =>
  act(async () => {
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.back()
    await gone
  })
