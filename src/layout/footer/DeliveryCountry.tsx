import { navigate } from 'gatsby'
import type { MouseEvent } from 'react'
import { PageLink } from '../../ui/button/PageLink'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import { buildPath } from '../../pageTable/paths'

const selector = () => import(/* webpackChunkName: "shop" */ './openCountrySelector')

/**
 * Where the shop delivers: it opens the choice of country. Without script, and when that can't be fetched, it is the
 * link to the page about delivery that it looks like.
 */
export function DeliveryCountry() {
  const { footer } = useWords('frame')
  const path = buildPath('delivery', useLanguage())
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    selector()
      .then((chunk) => chunk.openCountrySelector())
      .catch(() => void navigate(path))
  }
  return (
    <PageLink to={path} onClick={open}>
      {footer.country}
    </PageLink>
  )
}
