import type { MouseEvent } from 'react'
import { PageLink } from '../../design/PageLink'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import { pathOf } from '../../pageTable/pathOf'

const selector = () => import(/* webpackChunkName: "shop" */ './openCountrySelector')

/** Where the shop delivers: opens the choice of country; without script, and when that can't be fetched, the page about delivery. */
export function DeliveryCountry() {
  const { footer } = useWords('frame')
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    selector()
      .then((chunk) => chunk.openCountrySelector())
      .catch(() => window.location.assign(href))
  }
  return (
    <PageLink to={pathOf('delivery', useLanguage())} onClick={open}>
      {footer.country}
    </PageLink>
  )
}
