import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SearchSheet } from '../../../src/layout/header/SearchSheet'
import { languageId, type Language } from '../../../src/i18n/languages'
import { renderIn } from '../dom/renderIn'
import { setPageStore } from '../store/pageStore'
import { createTestStore } from '../store/testStore'

// jsdom has no layout and cannot scroll.
Element.prototype.scrollIntoView = jest.fn()

/** Renders the search sheet of a page with the real store. `navigate` records where it navigates. */
export function renderSearchSheet(language: Language = 'nl') {
  setPageStore(createTestStore(languageId[language]))
  const navigate = jest.fn(() => Promise.resolve())
  Object.assign(globalThis, { ___navigate: navigate })
  const view = renderIn(language, <SearchSheet path={`/${language}`} />)
  const sheet = view.container.querySelector('details')!
  const field = view.container.querySelector('input')!
  return {
    ...view,
    sheet,
    field,
    navigate,
    shopper: userEvent.setup(),
    /** Resolves once the search help has loaded. */
    async openSheet() {
      sheet.open = true
      await screen.findByRole('combobox')
    },
    /** Returns the names of the suggestions. The one that was reached with the keyboard is in brackets. */
    listSuggestions: () =>
      screen
        .queryAllByRole('option')
        .map(({ ariaSelected, textContent }) => (ariaSelected === 'true' ? `[${textContent}]` : textContent)),
    readActiveOption: () =>
      document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null,
  }
}
