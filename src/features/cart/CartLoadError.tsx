import { useEffect, useRef } from 'react'
import { classifyError, type FailedCall } from '../../store/http/classifyError'
import { Button } from '../../ui/button/Button'
import { Note } from '../../ui/status/Note'
import { useWords } from '../../i18n/useWords'
import { useStoreDispatch, useStoreSelector } from '../../store/hooks'
import { startStore } from '../../store/startStore'
import { SectionError } from '../../ui/status/SectionError'
import { reloadCart } from '../../store/cart/loadStoredCart'
import * as styles from './CartPage.module.css'

/** The cart could not be fetched: why, and another try, by itself as soon as there is a network again. */
export function CartLoadError({ error }: { error: FailedCall }) {
  const { errors } = useWords('cart')
  const { retry } = useWords('frame').error
  const dispatch = useStoreDispatch()
  const offline = !navigator.onLine && classifyError(error).kind === 'network'
  const again = () => void dispatch(startStore())
  useBackOnline(again)
  return (
    <div className={styles.empty}>
      <Note variant={offline ? 'fjord' : 'bad'} role="alert">
        {offline ? errors.offline : errors.load}
      </Note>
      <Button onClick={again}>{retry}</Button>
    </div>
  )
}

/** The cart on show is the one that was last seen, since it could not be loaded anew: another try, by itself once there is a network. */
export function CartRefreshError() {
  const { errors } = useWords('cart')
  const { retry } = useWords('frame').error
  const dispatch = useStoreDispatch()
  const failed = useStoreSelector(({ cart }) => cart.error !== null)
  const again = () => {
    if (failed) void dispatch(reloadCart())
  }
  useBackOnline(again)
  if (!failed) return null
  return (
    <div className={styles.notice}>
      <SectionError message={errors.refresh} retry={retry} onRetry={again} />
    </div>
  )
}

/** Does something as soon as there is a network again. */
function useBackOnline(again: () => void): void {
  const latest = useRef(again)
  latest.current = again
  useEffect(() => {
    const back = () => latest.current()
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  }, [])
}
