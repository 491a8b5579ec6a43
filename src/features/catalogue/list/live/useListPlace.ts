import { useEffect } from 'react'
import { useLanguage } from '../../../../i18n/LanguageContext'
import { productPath } from '../../../../pageTable/paths'
import { listElement } from '../listElement'
import type { ListState } from '../liveList'

/** Keeps the shopper's place in the list: on the first piece of a page that was added, and where they left it before a reload. */
export function useListPlace({ added, busy, shown }: ListState): void {
  const language = useLanguage()
  useEffect(() => {
    if (added) tileAt(productPath(added.slugs, language))?.focus()
  }, [added, language])

  useEffect(() => {
    window.addEventListener('pagehide', keepHeight)
    return () => window.removeEventListener('pagehide', keepHeight)
  }, [])

  // From here on the list has a height of its own.
  const there = shown !== null && busy === null
  useEffect(() => {
    if (there) listElement()?.style.removeProperty('min-height')
  }, [there])
}

const tileAt = (path: string) => listElement()?.querySelector<HTMLElement>(`a[href="${path}"]`)

/** For the script in the HTML (listKeys), which finds it in the history when the page is loaded again. */
function keepHeight(): void {
  const listHeight = listElement()?.offsetHeight
  window.history.replaceState({ ...(window.history.state as object | null), listHeight }, '')
}
