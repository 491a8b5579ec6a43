import { render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { LanguageContext } from '../../../src/i18n/LanguageContext'
import type { Language } from '../../../src/i18n/languages'
import { eager as en } from '../../../src/i18n/en/eager'
import { eager as nl } from '../../../src/i18n/nl/eager'
import { addWords } from '../../../src/i18n/words'

addWords('nl', nl)
addWords('en', en)

/** Renders an element in a language, without the store. */
export function renderIn(language: Language, element: ReactElement) {
  return render(element, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>
    ),
  })
}
