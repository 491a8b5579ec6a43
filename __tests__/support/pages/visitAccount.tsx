import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import type { Language } from '../../../src/i18n/languages'
import { InPage, setLazyTestStore } from '../store/pageStore'

/**
 * Opens a page, or a part of a page, in a browser that may contain tokens. The real store starts when the page loads
 * it.
 */
export function visit(page: ReactElement, language: Language = 'nl') {
  const shop = setLazyTestStore(language)
  const shopper = userEvent.setup()
  const view = render(<InPage language={language}>{page}</InPage>)
  return { ...view, shopper, shop }
}
