import { ButtonLink, PageLink } from '../../ui/button/PageLink'
import { Note } from '../../ui/status/Note'
import { PageError } from '../../forms/PageError'
import { SectionError } from '../../ui/status/SectionError'
import { useTitleNews } from '../../ui/page/NewsTitle'
import { useLanguage } from '../../i18n/LanguageContext'
import { bringMessages } from '../../i18n/lateMessages'
import { buildPath } from '../../pageTable/paths'
import { AddToCartButton, WishlistItem } from './WishlistItem'
import { WishlistGrid } from './WishlistGrid'
import type { SharedWishlist as SharedWishlistData } from '../../contract/wishlist'
import { useAppSelector } from '../../store/hooks'
import { selectAccountWishlist } from '../../store/wishlist/wishlistSelectors'
import { useWishedProducts, type WishedVariant } from './useWishedProducts'
import { WishHeart } from './WishHeart'
import { ApiError } from '../../store/http/ApiError'
import { loadSharedWishlist } from '../../store/wishlist/wishlistApi'
import { fetchEndpoints } from '../../store/http/links'
import type { AppThunk } from '../../store/AppThunk'
import { useQuery } from '../../store/query/useQuery'
import * as styles from './Wishlist.module.css'

const useMessages = bringMessages('wishlist')

interface SharedWishlistProps {
  /** The key in the link. The parent must also pass it as the React `key`. */
  shareKey: string
}

export function SharedWishlist({ shareKey }: SharedWishlistProps) {
  const messages = useMessages('wishlist')
  const language = useLanguage()
  const { status, data: list, retry } = useQuery(shareKey, () => fetchSharedWishlist(shareKey), { isPublic: true })
  if (status === 'failed') return <PageError message={messages.shared.failed} onRetry={retry} />
  if (!list) return <p role="status">{messages.shared.loading}</p>
  if (list !== 'unknown') return <SharedWishlistContent list={list} shareKey={shareKey} />
  return (
    <div className={`${styles.section} ${styles.alone}`}>
      <Note role="alert">{messages.shared.unknown}</Note>
      <ButtonLink to={buildPath('my-wishlist', language)}>{messages.shared.toOwn}</ButtonLink>
    </div>
  )
}

function SharedWishlistContent({ list, shareKey }: { list: SharedWishlistData; shareKey: string }) {
  const messages = useMessages('wishlist')
  const frame = useMessages('frame')
  const language = useLanguage()
  const isOwnList = useAppSelector((state) => selectAccountWishlist(state)?.share === shareKey)
  const { items, discontinuedWishes, isLoading, hasFailed, retry } = useWishedProducts(list.items)
  useTitleNews(messages.shared.title(list.name))
  return (
    <div className={`${styles.section} ${styles.alone}`}>
      {isOwnList && <p>{messages.shared.own}</p>}
      {isLoading && <p role="status">{messages.shared.loading}</p>}
      {hasFailed && <SectionError message={messages.shared.failed} retry={frame.error.retry} onRetry={retry} />}
      {list.items.length === 0 && <p>{messages.shared.empty}</p>}
      {discontinuedWishes.length > 0 && <Note>{messages.shared.gone(discontinuedWishes.length)}</Note>}
      <WishlistGrid
        items={items}
        renderItem={(item) => <SharedWishlistItem key={item.wish.id_product_attribute} item={item} />}
      />
      <p>
        <PageLink to={buildPath('my-wishlist', language)} className={styles.link}>
          {messages.shared.toOwn}
        </PageLink>
      </p>
    </div>
  )
}

function SharedWishlistItem({ item }: { item: WishedVariant }) {
  const messages = useMessages('wishlist')
  const { product: page } = useMessages('catalogue')
  const { wish, product, variant } = item
  const name = `${product.name}, ${variant.name}`
  const { id_product, id_product_attribute } = wish
  const heart = (
    <WishHeart
      wish={{ id_product, id_product_attribute, price_then: variant.price.amount, in_stock_then: variant.stock > 0 }}
      label={messages.shared.keep(name)}
      className={styles.heart}
    />
  )
  return (
    <WishlistItem item={item} heart={heart}>
      <div className={styles.itemActions}>
        <AddToCartButton item={item} label={page.add} />
      </div>
    </WishlistItem>
  )
}

/** A key in any other format is not sent to the API. */
const keyPattern = /^[\w-]{1,100}$/

const fetchSharedWishlist =
  (key: string): AppThunk<Promise<SharedWishlistData | 'unknown'>> =>
  async (dispatch, _getState, { client }) => {
    if (!keyPattern.test(key)) return 'unknown'
    try {
      return await loadSharedWishlist(client, await dispatch(fetchEndpoints()), key)
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return 'unknown'
      throw error
    }
  }
