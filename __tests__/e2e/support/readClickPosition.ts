import type { Page } from '@playwright/test'

/** Resolves to the scroll position in px at the next click, because the click itself may scroll first. */
export const readClickPosition = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        window.addEventListener('click', () => resolve(window.scrollY), { capture: true, once: true })
      }),
  )
