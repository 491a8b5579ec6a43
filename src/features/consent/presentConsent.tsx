import { createRoot, type Root } from 'react-dom/client'
import { LanguageContext } from '../../i18n/LanguageContext'
import type { Language } from '../../i18n/languages'
import { loadMessages } from '../../i18n/messages'
import { ConsentSheet } from './ConsentSheet'
import { type ConsentCategory, isChoiceDue } from './consentChoice'
import { watchConsent, readConsent, storeConsent } from './storedConsent'

/** The sheet has its own React root, so that the page does not render again. */
let shownSheet: { root: Root; container: HTMLElement; stopWatching: () => void; opener: Element | null } | null = null

/**
 * If a choice is due, shows the sheet until the user has chosen, in this tab or another tab.
 * @param canShowSheet returns whether the current page may show the sheet; called again after the messages have loaded
 */
export async function presentConsent(
  categories: readonly ConsentCategory[],
  language: Language,
  canShowSheet = () => true,
): Promise<void> {
  const isDue = () => canShowSheet() && isChoiceDue(readConsent(), categories)
  if (!isDue()) return
  await loadMessages(language)
  if (shownSheet || !isDue()) return
  showSheet(categories, language, null)
}

/** Opens the sheet for a user who wants to change the choice. Once the sheet closes, its opener receives the focus. */
export async function openConsent(categories: readonly ConsentCategory[], language: Language): Promise<void> {
  await loadMessages(language)
  hideConsent()
  showSheet(categories, language, readConsent()?.allowed ?? [])
}

function showSheet(
  categories: readonly ConsentCategory[],
  language: Language,
  allowedCategories: readonly ConsentCategory[] | null,
): void {
  const container = document.createElement('div')
  // As the first element of the page, the sheet is the first element that Tab reaches.
  document.body.prepend(container)
  const root = createRoot(container)
  const stopWatching = watchConsent(() => {
    if (!isChoiceDue(readConsent(), categories)) hideConsent()
  })
  shownSheet = { root, container, stopWatching, opener: allowedCategories && document.activeElement }
  root.render(
    <LanguageContext.Provider value={language}>
      <ConsentSheet
        categories={categories}
        allowedCategories={allowedCategories}
        onChoose={(chosenCategories) => storeConsent(categories, chosenCategories)}
        onClose={hideConsent}
      />
    </LanguageContext.Provider>,
  )
}

/** Also returns the focus to the opener of the sheet. */
export function hideConsent(): void {
  if (!shownSheet) return
  const { root, container, stopWatching, opener } = shownSheet
  shownSheet = null
  stopWatching()
  root.unmount()
  container.remove()
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
}
