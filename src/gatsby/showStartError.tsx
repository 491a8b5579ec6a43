import { createRoot } from 'react-dom/client'
import { LanguageContext } from '../i18n/LanguageContext'
import type { Language } from '../i18n/languages'
import { useWords } from '../i18n/useWords'
import { LazySectionError } from '../layout/LazySection'
import { Wrap } from '../ui/page/Wrap'
import { reloadPage } from '../ui/status/reloadPage'

/** Says above the HTML of the page that its scripts cannot start, with a button that reloads the page. */
export function showStartError(language: Language): void {
  const place = document.createElement('div')
  document.querySelector('main')?.prepend(place)
  createRoot(place).render(
    <LanguageContext.Provider value={language}>
      <StartError />
    </LanguageContext.Provider>,
  )
}

function StartError() {
  const { error } = useWords('frame')
  return (
    <Wrap>
      <LazySectionError text={`${error.title}. ${error.text}`} onRetry={reloadPage} />
    </Wrap>
  )
}
