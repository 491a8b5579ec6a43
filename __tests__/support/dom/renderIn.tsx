import { render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import type { Language } from '../../../src/i18n/languages'
import { eager as en } from '../../../src/i18n/en/firstLoad/eager'
import { eager as nl } from '../../../src/i18n/nl/firstLoad/eager'
import { addMessages } from '../../../src/i18n/messages'
import { InPage } from '../store/pageStore'

addMessages('nl', nl)
addMessages('en', en)

/** Renders an element in a language with the store of the page. */
export function renderIn(language: Language, element: ReactElement) {
  return render(element, {
    wrapper: ({ children }: { children: ReactNode }) => <InPage language={language}>{children}</InPage>,
  })
}
