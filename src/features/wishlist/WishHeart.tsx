import { IconButton } from '../../ui/button/IconButton'
import { useLazyComponent } from '../../ui/page/useLazyComponent'
import { useWords } from '../../i18n/useWords'
import type { Wish } from '../../store/wishlist/deviceWishes'
import { useHeart } from '../../store/wishlist/useHeart'
import * as styles from './WishHeart.module.css'

interface WishHeartProps {
  /** The variant, with its current price and stock if they are known. */
  wish: Wish
  /** The accessible name. The default is that of the heart on a product page. */
  label?: string
  className?: string
}

const toast = () => import(/* webpackChunkName: "hearts" */ '../../ui/status/Toast').then((chunk) => chunk.Toast)

/** A button that adds a variant to the wishlist or removes it. */
export function WishHeart({ wish, label, className = `${styles.framed}` }: WishHeartProps) {
  const { product, wall } = useWords('catalogue')
  const { error } = useWords('frame')
  const { isWished, state, toggle, forgive } = useHeart(wish)
  const ErrorToast = useLazyComponent(state !== 'idle', toast)
  return (
    <>
      <IconButton
        icon="heart"
        label={label ?? product.wish}
        aria-pressed={isWished}
        className={`${styles.heart} ${className}`}
        onClick={toggle}
      />
      {ErrorToast && (
        <ErrorToast
          message={state === 'failed' ? wall.unreachable : null}
          action={{ label: error.retry, onAction: toggle }}
          onHide={forgive}
        />
      )}
    </>
  )
}
