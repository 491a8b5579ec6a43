import { navigate } from 'gatsby'
import type { MouseEvent } from 'react'
import { PageLink } from '../../ui/button/PageLink'
import { useLanguage } from '../../i18n/LanguageContext'
import { useMessages } from '../../i18n/useMessages'
import { buildPath } from '../../pageTable/paths'
import { useAppStore } from '../../store/hooks'
import { panelOpened } from '../../store/sidePanelSlice'

/**
 * The link opens the country selector. If there is no script or the services cannot be loaded, the link opens the
 * delivery page.
 */
export function DeliveryCountry() {
  const { footer } = useMessages('frame')
  const store = useAppStore()
  const path = buildPath('delivery', useLanguage())
  const handleClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    store.openServices().then(
      () => void store.dispatch(panelOpened({ mode: 'countrySelector', data: null })),
      () => void navigate(path),
    )
  }
  return (
    <PageLink to={path} onClick={handleClick}>
      {footer.country}
    </PageLink>
  )
}
