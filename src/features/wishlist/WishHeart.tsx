import { IconButton } from '../../ui/button/IconButton'
import { useLazyComponent } from '../../ui/page/useLazyComponent'
import { useWords } from '../../i18n/useWords'
import type { Wish } from '../../store/wishlist/deviceWishes'
import { useHeart } from '../../store/wishlist/useHeart'
import * as styles from './WishHeart.module.css'

interface WishHeartProps {
  /** The variant, with its price and stock of now as far as they are known. */
  wish: Wish
  /** Without it: what a heart says beside the one variant of a page. */
  label?: string
  className?: string
}

const toast = () => import(/* webpackChunkName: "hearts" */ '../../ui/status/Toast').then((chunk) => chunk.Toast)

/** Puts a variant on the wishlist, or takes it off. */
export function WishHeart({ wish, label, className = `${styles.framed}` }: WishHeartProps) {
  const { product, wall } = useWords('catalogue')
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
          action={{ label: product.retry, onAction: toggle }}
          onGone={forgive}
        />
      )}
    </>
  )
}
