import { IconButton } from '../../design/IconButton'
import { useLater } from '../../design/useLater'
import { useWords } from '../../i18n/useWords'
import type { Wish } from '../../state/wishlist/deviceWishes'
import { useHeart } from '../../state/wishlist/useHeart'
import * as styles from './WishHeart.module.css'

interface WishHeartProps {
  /** The version, with its price and stock of now as far as they are known. */
  wish: Wish
  /** Without it: what a heart says beside the one version of a page. */
  label?: string
  className?: string
}

const toast = () => import(/* webpackChunkName: "hearts" */ '../../design/Toast').then((chunk) => chunk.Toast)

/** Puts a version on the wishlist, or takes it off. */
export function WishHeart({ wish, label, className = `${styles.framed}` }: WishHeartProps) {
  const { product, wall } = useWords('catalogue')
  const { kept, state, toggle, forgive } = useHeart(wish)
  const Fault = useLater(state !== 'idle', toast)
  return (
    <>
      <IconButton
        icon="heart"
        label={label ?? product.wish}
        aria-pressed={kept}
        className={`${styles.heart} ${className}`}
        onClick={toggle}
      />
      {Fault && (
        <Fault
          message={state === 'failed' ? wall.unreachable : null}
          action={{ label: product.retry, onAction: toggle }}
          onGone={forgive}
        />
      )}
    </>
  )
}
