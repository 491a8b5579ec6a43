import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SearchSheet } from '../../../src/layout/header/SearchSheet'
import { languageId, type Language } from '../../../src/i18n/languages'
import { renderIn } from '../dom/renderIn'
import { setPageStore } from '../store/pageStore'
import { createTestStore } from '../store/testStore'

// jsdom has no layout and cannot scroll.
Element.prototype.scrollIntoView = jest.fn()

/** The panel is that of every page, with the real store. `go` records the targets of navigation. */
export function renderSearchSheet(language: Language = 'nl') {
  setPageStore(createTestStore(languageId[language]))
  const go = jest.fn(() => Promise.resolve())
  Object.assign(globalThis, { ___navigate: go })
  const view = renderIn(language, <SearchSheet path={`/${language}`} />)
  const sheet = view.container.querySelector('details')!
  const field = view.container.querySelector('input')!
  return {
    ...view,
    sheet,
    field,
    go,
    shopper: userEvent.setup(),
    /** Resolves once the search help has loaded. */
    async opened() {
      sheet.open = true
      await screen.findByRole('combobox')
    },
    /**
     * Returns the names of the suggestions in order. The suggestion that was reached with the keyboard is in brackets.
     */
    suggested: () =>
      screen
        .queryAllByRole('option')
        .map(({ ariaSelected, textContent }) => (ariaSelected === 'true' ? `[${textContent}]` : textContent)),
    chosen: () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null,
  }
}
