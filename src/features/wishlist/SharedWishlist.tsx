import { ButtonLink } from '../../design/ButtonLink'
import { Note } from '../../design/Note'
import { SectionError } from '../../design/SectionError'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import { pathOf } from '../../pageTable/paths'
import { SharedPieces } from './SharedPieces'
import { useSharedList } from './useSharedList'
import type { Supply } from './WishedPiece'
import * as styles from './Wishlist.module.css'

interface SharedWishlistProps {
  /** From the link; also the component's `key`. */
  shareKey: string
  Supply: Supply
}

/** Somebody's list, for anybody who has its link. */
export function SharedWishlist({ shareKey, Supply }: SharedWishlistProps) {
  const words = useWords('wishlist')
  const language = useLanguage()
  const { list, retry } = useSharedList(shareKey)
  if (list === 'loading') return <p role="status">{words.shared.loading}</p>
  if (list === 'failed') return <SectionError message={words.shared.failed} retry={words.retry} onRetry={retry} />
  if (list !== 'unknown') return <SharedPieces list={list} shareKey={shareKey} Supply={Supply} />
  return (
    <div className={`${styles.section} ${styles.alone}`}>
      <Note role="alert">{words.shared.unknown}</Note>
      <ButtonLink to={pathOf('my-wishlist', language)}>{words.shared.toOwn}</ButtonLink>
    </div>
  )
}
