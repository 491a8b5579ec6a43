import { createRoot, type Root } from 'react-dom/client'
import { LanguageContext } from '../../i18n/LanguageContext'
import type { Language } from '../../i18n/languages'
import { loadMessages } from '../../i18n/messages'
import { ConsentSheet } from './ConsentSheet'
import { type ConsentCategory, isChoiceDue } from './consentChoice'
import { watchConsent, readConsent, storeConsent } from './storedConsent'

/** The sheet in view, in a root of its own beside the page, so that the page does not render again. */
let shownSheet: { root: Root; place: HTMLElement; stop: () => void; opener: Element | null } | null = null

/**
 * Presents the choice until the visitor has chosen, in this tab or another one.
 * @param isWelcome whether the page in view may show the choice once it is loaded
 */
export async function presentConsent(
  categories: readonly ConsentCategory[],
  language: Language,
  isWelcome = () => true,
): Promise<void> {
  const isDue = () => isWelcome() && isChoiceDue(readConsent(), categories)
  if (!isDue()) return
  await loadMessages(language)
  if (shownSheet || !isDue()) return
  showSheet(categories, language, null)
}

/** Opens the choice for a visitor who wants to change it. The focus returns to the opener. */
export async function openConsent(categories: readonly ConsentCategory[], language: Language): Promise<void> {
  await loadMessages(language)
  hideConsent()
  showSheet(categories, language, readConsent()?.allowed ?? [])
}

function showSheet(
  categories: readonly ConsentCategory[],
  language: Language,
  allowed: readonly ConsentCategory[] | null,
): void {
  const place = document.createElement('div')
  // The first element of the page is the first that the Tab key reaches.
  document.body.prepend(place)
  const root = createRoot(place)
  const stopWatching = watchConsent(() => {
    if (!isChoiceDue(readConsent(), categories)) hideConsent()
  })
  shownSheet = { root, place, stop: stopWatching, opener: allowed && document.activeElement }
  root.render(
    <LanguageContext.Provider value={language}>
      <ConsentSheet
        categories={categories}
        allowed={allowed}
        onChoose={(chosenCategories) => storeConsent(categories, chosenCategories)}
        onClose={hideConsent}
      />
    </LanguageContext.Provider>,
  )
}

/** Removes the sheet on pages where it would be in the way. */
export function hideConsent(): void {
  if (!shownSheet) return
  const { root, place, stop, opener } = shownSheet
  shownSheet = null
  stop()
  root.unmount()
  place.remove()
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
}
