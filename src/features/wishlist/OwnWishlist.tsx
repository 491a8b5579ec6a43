import { useState } from 'react'
import { Note } from '../../design/Note'
import { SectionError } from '../../design/SectionError'
import { Toast } from '../../design/Toast'
import { useWords } from '../../i18n/useWords'
import { useShopSelector } from '../../state/hooks'
import { EmptyWishlist } from './EmptyWishlist'
import { giftlistName } from './giftlist/giftlistName'
import { GiftlistPanel } from './giftlist/GiftlistPanel'
import { OwnPiece } from './OwnPiece'
import { ShareWishlist } from './ShareWishlist'
import { useFocusLeft } from './useFocusLeft'
import { useListChanges } from './useListChanges'
import { useOwnWishes } from './useOwnWishes'
import { useWishedProducts } from './useWishedProducts'
import { VisitorNote } from './VisitorNote'
import type { Supply } from './WishedPiece'
import { wishedPieces, type WishedPiece } from './wishedPieces'
import * as styles from './Wishlist.module.css'

/** One's own wishlist: every piece with its price and stock of now, and what has become better since it was kept. */
export function OwnWishlist({ Supply }: { Supply: Supply }) {
  const words = useWords('wishlist')
  const { list, registered, failed, retry } = useOwnWishes()
  const shown = list ?? []
  const products = useWishedProducts(shown)
  const { pieces, gone } = wishedPieces(shown, products.known)
  const { removed, moved, change, fault, ...changes } = useListChanges(shown, registered)
  const { count, sentence } = useFocusLeft({ change, empty: list?.length === 0 })
  const hasGiftlists = useShopSelector(({ session }) => registered && session.links['my_giftlists'] !== undefined)
  const [giving, setGiving] = useState<WishedPiece | null>(null)
  return (
    <div className={registered ? styles.section : `${styles.section} ${styles.alone}`}>
      {!registered && <VisitorNote />}
      {failed && <SectionError message={words.listFailed} retry={words.retry} onRetry={retry} />}
      {products.failed && <SectionError message={words.failed} retry={words.retry} onRetry={products.retry} />}
      {fault !== null && (
        <Note look="bad" role="alert">
          {fault}
        </Note>
      )}
      {(list === null || products.loading) && <p role="status">{words.loading}</p>}
      {list?.length === 0 && !failed && <EmptyWishlist sentence={sentence} />}
      {gone.length > 0 && (
        <Note>
          {words.gone(gone.length)}{' '}
          <button type="button" className={styles.link} onClick={() => void changes.take(gone)}>
            {words.tidy}
          </button>
        </Note>
      )}
      <p ref={count} tabIndex={-1} className={styles.count}>
        {pieces.length > 0 && words.count(pieces.length)}
      </p>
      <ul className={styles.wall}>
        {pieces.map((piece) => (
          <OwnPiece
            key={piece.wish.id_product_attribute}
            piece={piece}
            Supply={Supply}
            onRemove={() => void changes.remove(piece.wish, piece.product.name)}
            onMoved={() => void changes.take([piece.wish])}
            onGive={hasGiftlists ? () => setGiving(piece) : undefined}
          />
        ))}
      </ul>
      {registered && shown.length > 0 && <ShareWishlist />}
      <GiftlistPanel
        piece={giving}
        onClose={() => setGiving(null)}
        onMoved={(piece, list) => {
          setGiving((shown) => (shown === piece ? null : shown))
          void changes.move(piece.wish, piece.product.name, giftlistName(list, words.giftlist.unnamed))
        }}
        onFailed={changes.setFault}
      />
      <Toast
        message={moved?.said ?? (removed && words.removed(removed.name))}
        action={removed ? { label: words.undo, onAction: () => void changes.putBack(removed) } : undefined}
        onGone={changes.forget}
      />
    </div>
  )
}
