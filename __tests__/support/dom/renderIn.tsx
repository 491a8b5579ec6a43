import { render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import type { Language } from '../../../src/i18n/languages'
import { InPage } from '../store/pageStore'

export function renderIn(language: Language, element: ReactElement) {
  return render(element, {
    wrapper: ({ children }: { children: ReactNode }) => <InPage language={language}>{children}</InPage>,
  })
}
