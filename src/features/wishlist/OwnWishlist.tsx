import type { RefObject } from 'react'
import { isOffered } from '../../contract/links'
import { ErrorNote } from '../../ui/status/ErrorNote'
import { Note } from '../../ui/status/Note'
import { SectionError } from '../../ui/status/SectionError'
import { Toast } from '../../ui/status/Toast'
import { bringMessages } from '../../i18n/lateMessages'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { panelOpened } from '../../store/sidePanelSlice'
import { OwnWishlistItem } from './OwnWishlistItem'
import { WishlistSharing } from './WishlistSharing'
import { useFocusAfterRemoval } from './useFocusAfterRemoval'
import { useWishlistChanges } from './useWishlistChanges'
import { useOwnWishes } from './useOwnWishes'
import { useWishedProducts, type WishedVariant } from './useWishedProducts'
import { WishlistGrid } from './WishlistGrid'
import { ButtonLink, PageLink } from '../../ui/button/PageLink'
import { useLanguage } from '../../i18n/LanguageContext'
import type { PictureFile } from '../../ui/figure/Picture'
import { RoomBelow } from '../../ui/figure/RoomBelow'
import { buildPath } from '../../pageTable/paths'
import { selectIsRegistered } from '../../store/session/sessionSlice'
import { selectAccountWishlist } from '../../store/wishlist/wishlistSelectors'
import * as styles from './Wishlist.module.css'
import * as text from '../../ui/text.module.css'

const useMessages = bringMessages('wishlist')

interface OwnWishlistProps {
  /** Shown below an empty list; null if the page has no picture. */
  room: PictureFile | null
}

export function OwnWishlist({ room }: OwnWishlistProps) {
  const messages = useMessages('wishlist')
  const frame = useMessages('frame')
  const { list, isAccountList, hasFailed, retry } = useOwnWishes()
  const shownWishes = list ?? []
  const { items, discontinuedWishes, ...wishedProducts } = useWishedProducts(shownWishes)
  const { removedWish, moveNotice, change, error, ...changes } = useWishlistChanges(shownWishes, isAccountList)
  const { countElement, sentenceElement } = useFocusAfterRemoval({ change, isEmpty: list?.length === 0 })
  const hasAccount = useAppSelector(selectIsRegistered)
  const wishlist = useAppSelector(selectAccountWishlist)
  const canShare = wishlist !== null && (isOffered(wishlist, 'share') || isOffered(wishlist, 'unshare'))
  const hasGiftlists = useAppSelector(({ session }) => session.links['my_giftlists'] !== undefined)
  const dispatch = useAppDispatch()
  const openGiftlistPanel = ({ wish, product, variant }: WishedVariant) => {
    const { id_product, id_product_attribute } = wish
    const picture = variant.pictures[0] ?? product.picture
    const addition = { id_product, id_product_attribute, name: product.name, variant: variant.name, picture, wish }
    dispatch(panelOpened({ mode: 'giftlistResult', data: addition }))
  }
  const isLoading = list === null || wishedProducts.isLoading
  const isEmpty = list?.length === 0 && !hasFailed
  const placeClass = isAccountList ? '' : isEmpty ? styles.aboveRoom : styles.alone
  return (
    <>
      <div className={`${styles.section} ${placeClass} ${isLoading ? styles.starting : ''}`}>
        {hasFailed && <SectionError message={messages.listFailed} retry={frame.error.retry} onRetry={retry} />}
        {wishedProducts.hasFailed && (
          <SectionError message={messages.failed} retry={frame.error.retry} onRetry={wishedProducts.retry} />
        )}
        <ErrorNote>{error}</ErrorNote>
        {isEmpty && <EmptyWishlist sentenceElement={sentenceElement} />}
        {discontinuedWishes.length > 0 && (
          <Note>
            {messages.gone(discontinuedWishes.length)}{' '}
            <button type="button" className={styles.link} onClick={() => void changes.removeWishes(discontinuedWishes)}>
              {messages.tidy}
            </button>
          </Note>
        )}
        <div className={styles.head}>
          {isLoading && (
            <p role="status" className={styles.count}>
              {messages.loading}
            </p>
          )}
          <p ref={countElement} tabIndex={-1} className={styles.count}>
            {items.length > 0 && messages.count(items.length)}
          </p>
          {__OFFERED__.accounts && !hasAccount && <LoginNote />}
        </div>
        <WishlistGrid
          items={items}
          renderItem={(item) => (
            <OwnWishlistItem
              key={item.wish.id_product_attribute}
              item={item}
              onRemove={() => void changes.removeWish(item.wish, item.product.name)}
              onMovedToCart={() => void changes.removeWishes([item.wish])}
              onMoveToGiftlist={__OFFERED__.giftlists && hasGiftlists ? () => openGiftlistPanel(item) : undefined}
            />
          )}
        />
        {canShare && (items.length > 0 || (shownWishes.length > 0 && !isLoading)) && <WishlistSharing />}
        <Toast
          message={moveNotice ?? (removedWish && messages.removed(removedWish.name))}
          action={
            removedWish ? { label: messages.undo, onAction: () => void changes.restoreWish(removedWish) } : undefined
          }
          onHide={changes.forgetNotices}
        />
      </div>
      {isEmpty && <RoomBelow room={room} isInAccount={isAccountList} />}
    </>
  )
}

function EmptyWishlist({ sentenceElement }: { sentenceElement: RefObject<HTMLParagraphElement> }) {
  const messages = useMessages('wishlist')
  return (
    <div className={styles.section}>
      <p ref={sentenceElement} tabIndex={-1} className={text.lg}>
        {messages.empty}
      </p>
      <ButtonLink to={buildPath('homepage', useLanguage())}>{messages.emptyLink}</ButtonLink>
    </div>
  )
}

function LoginNote() {
  const messages = useMessages('wishlist')
  return (
    <p className={styles.count}>
      {messages.visitor}{' '}
      <PageLink to={buildPath('my-account', useLanguage())} className={text.link}>
        {messages.logIn}
      </PageLink>
    </p>
  )
}
