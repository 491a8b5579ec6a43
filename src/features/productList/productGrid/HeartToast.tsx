import { useMessages } from '../../../i18n/useMessages'
import type { useHeart } from '../../../store/wishlist/useHeart'
import { Toast } from '../../../ui/status/Toast'

export function HeartToast({ state, toggle, clearFailure }: ReturnType<typeof useHeart>) {
  const { productGrid: gridMessages } = useMessages('catalogue')
  const { error } = useMessages('frame')
  if (state === 'full') return <Toast message={gridMessages.wishlistFull} onHide={clearFailure} />
  return (
    <Toast
      message={state === 'failed' ? gridMessages.unreachable : null}
      action={{ label: error.retry, onAction: toggle }}
      onHide={clearFailure}
    />
  )
}
