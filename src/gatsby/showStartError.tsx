import { createRoot } from 'react-dom/client'
import { LanguageContext } from '../i18n/LanguageContext'
import type { Language } from '../i18n/languages'
import { useMessages } from '../i18n/useMessages'
import { SectionError } from '../ui/status/SectionError'
import { reloadPage } from '../ui/status/reloadPage'

/** Shows the message that the page cannot start, with a button that reloads it, above the HTML of the page. */
export function showStartError(language: Language): void {
  const container = document.createElement('div')
  document.querySelector('main')?.prepend(container)
  createRoot(container).render(
    <LanguageContext.Provider value={language}>
      <StartError />
    </LanguageContext.Provider>,
  )
}

function StartError() {
  const { error } = useMessages('frame')
  return (
    <div className="wrap">
      <SectionError message={`${error.title}. ${error.text}`} retry={error.retry} onRetry={reloadPage} />
    </div>
  )
}
