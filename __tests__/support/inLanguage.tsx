import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { LanguageContext } from '../../src/i18n/LanguageContext'
import type { Language } from '../../src/i18n/languages'
import { eager as en } from '../../src/i18n/en/eager'
import { eager as nl } from '../../src/i18n/nl/eager'
import { addWords } from '../../src/i18n/words'

addWords('nl', nl)
addWords('en', en)

/** Renders a part of the light frame or of a page in a language, without the shop. */
export function renderIn(language: Language, element: ReactNode) {
  return render(<LanguageContext.Provider value={language}>{element}</LanguageContext.Provider>)
}
