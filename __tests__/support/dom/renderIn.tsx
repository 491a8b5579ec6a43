import { render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import type { Language } from '../../../src/i18n/languages'
import { eager as en } from '../../../src/i18n/en/eager'
import { eager as nl } from '../../../src/i18n/nl/eager'
import { addWords } from '../../../src/i18n/words'
import { InPage } from '../store/pageStore'

addWords('nl', nl)
addWords('en', en)

/** Renders an element in a language with the store of the page. */
export function renderIn(language: Language, element: ReactElement) {
  return render(element, {
    wrapper: ({ children }: { children: ReactNode }) => <InPage language={language}>{children}</InPage>,
  })
}
