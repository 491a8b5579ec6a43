import { render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import type { Language } from '../../../src/i18n/languages'
import { InPage } from '../store/pageStore'

/** Renders an element in a language with the store of the page. */
export function renderIn(language: Language, element: ReactElement) {
  return render(element, {
    wrapper: ({ children }: { children: ReactNode }) => <InPage language={language}>{children}</InPage>,
  })
}
