import type { RefObject } from 'react'
import { ButtonLink } from '../../design/ButtonLink'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import { pathOf } from '../../pageTable/paths'
import * as styles from './Wishlist.module.css'

interface EmptyWishlistProps {
  /** Its sentence, for the focus of who took the last piece off. */
  sentence: RefObject<HTMLParagraphElement>
}

/** Nothing kept: a sentence and the next thing to do. */
export function EmptyWishlist({ sentence }: EmptyWishlistProps) {
  const words = useWords('wishlist')
  return (
    <div className={styles.section}>
      <p ref={sentence} tabIndex={-1}>
        {words.empty}
      </p>
      <ButtonLink to={pathOf('new', useLanguage())}>{words.emptyLink}</ButtonLink>
    </div>
  )
}
