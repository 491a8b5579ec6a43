import type { MouseEvent } from 'react'
import { useLanguage } from '../../i18n/LanguageContext'
import { useMessages } from '../../i18n/useMessages'
import { buildPath } from '../../pageTable/paths'
import { PageLink } from '../../ui/button/PageLink'
import type { ConsentCategory } from './consentChoice'

/**
 * Without JavaScript, or when the code of the consent sheet cannot be loaded, the link opens the privacy page. Renders
 * nothing when no service needs consent.
 */
export function ConsentLink({ categories }: { categories: readonly ConsentCategory[] }) {
  const { footer } = useMessages('frame')
  const language = useLanguage()
  if (categories.length === 0) return null
  const path = buildPath('privacy', language)
  const handleClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    import('./presentConsent')
      .then(({ openConsent }) => openConsent(categories, language))
      .catch(() => window.location.assign(path))
  }
  return (
    <PageLink to={path} onClick={handleClick}>
      {footer.consent}
    </PageLink>
  )
}
