import { PageLink } from '../../ui/button/PageLink'
import { useLanguage } from '../../i18n/LanguageContext'
import { useMessages } from '../../i18n/useMessages'
import { buildPath } from '../../pageTable/paths'
import * as styles from './Logo.module.css'

export function Logo() {
  const { shop, header } = useMessages('frame')
  return (
    <PageLink className={styles.logo} to={buildPath('homepage', useLanguage())} aria-label={header.home}>
      <NorthArrow height={27} />
      {shop}
    </PageLink>
  )
}

interface NorthArrowProps {
  /** The height in px. */
  height: number
  className?: string
}

/** The mark is the north arrow of a plan, half outline and half solid. */
function NorthArrow({ height, className }: NorthArrowProps) {
  return (
    <svg viewBox="0 0 13 27" height={height} className={className} aria-hidden="true">
      <path d="M6.5.9 12.3 26 6.5 21.6.7 26z" strokeWidth="1" />
      <path d="M6.5.9 12.3 26 6.5 21.6z" fill="currentColor" stroke="none" />
    </svg>
  )
}
