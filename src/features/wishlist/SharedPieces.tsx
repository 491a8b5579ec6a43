import { Note } from '../../design/Note'
import { PageLink } from '../../design/PageLink'
import { SectionError } from '../../design/SectionError'
import * as text from '../../design/text.module.css'
import type { SharedWishlist } from '../../contract/wishlist'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import { pathOf } from '../../pageTable/paths'
import { useShopSelector } from '../../state/hooks'
import { accountList } from '../../state/wishlist/selectors'
import { SharedPiece } from './SharedPiece'
import { useWishedProducts } from './useWishedProducts'
import type { Supply } from './WishedPiece'
import { wishedPieces } from './wishedPieces'
import * as styles from './Wishlist.module.css'

interface SharedPiecesProps {
  list: SharedWishlist
  shareKey: string
  Supply: Supply
}

/** Whose list it is, and every piece of it that the shop still has. */
export function SharedPieces({ list, shareKey, Supply }: SharedPiecesProps) {
  const words = useWords('wishlist')
  const language = useLanguage()
  const own = useShopSelector((state) => accountList(state)?.share === shareKey)
  const products = useWishedProducts(list.items)
  const { pieces, gone } = wishedPieces(list.items, products.known)
  return (
    <div className={`${styles.section} ${styles.alone}`}>
      <h2 className={text.xl}>{words.shared.title(list.name)}</h2>
      {own && <p>{words.shared.own}</p>}
      {products.loading && <p role="status">{words.shared.loading}</p>}
      {products.failed && <SectionError message={words.shared.failed} retry={words.retry} onRetry={products.retry} />}
      {list.items.length === 0 && <p>{words.shared.empty}</p>}
      {gone.length > 0 && <Note>{words.shared.gone(gone.length)}</Note>}
      <ul className={styles.wall}>
        {pieces.map((piece) => (
          <SharedPiece key={piece.wish.id_product_attribute} piece={piece} Supply={Supply} />
        ))}
      </ul>
      <p>
        <PageLink to={pathOf('my-wishlist', language)} className={styles.link}>
          {words.shared.toOwn}
        </PageLink>
      </p>
    </div>
  )
}
