import { useEffect, useRef } from 'react'
import { classifyError } from '../../store/http/classifyError'
import type { RecordedError } from '../../store/http/ApiError'
import type { PictureFile } from '../../ui/figure/Picture'
import { PageError } from '../../forms/PageError'
import { bringMessages } from '../../i18n/lateMessages'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { startStore } from '../../store/services'
import { SectionError } from '../../ui/status/SectionError'
import { reloadCart } from '../../store/cart/loadStoredCart'
import { useIsOffline } from '../../ui/page/useIsOffline'
import * as styles from './CartPage.module.css'

const useMessages = bringMessages('cart')

interface CartLoadErrorProps {
  error: RecordedError
  /** The room below the message; null without one. */
  room: PictureFile | null
}

/** Says why the cart could not be loaded. The cart is also loaded again, without a click, once the device is online. */
export function CartLoadError({ error, room }: CartLoadErrorProps) {
  const { errors } = useMessages('cart')
  const dispatch = useAppDispatch()
  const isOffline = !navigator.onLine && classifyError(error).kind === 'network'
  const startAgain = () => void dispatch(startStore())
  useBackOnline(startAgain)
  return (
    <PageError message={isOffline ? errors.offline : errors.load} isCalm={isOffline} onRetry={startAgain} room={room} />
  )
}

/**
 * Says that the cart on screen may be outdated because a refresh failed. Retries like CartLoadError. Shows nothing
 * while the device is offline, because the page frame has a notice for that.
 */
export function CartRefreshError() {
  const { errors } = useMessages('cart')
  const { retry } = useMessages('frame').error
  const dispatch = useAppDispatch()
  const hasFailed = useAppSelector(({ cart }) => cart.error !== null)
  const loadAgain = () => {
    if (hasFailed) void dispatch(reloadCart())
  }
  useBackOnline(loadAgain)
  if (useIsOffline() || !hasFailed) return null
  return (
    <div className={styles.notice}>
      <SectionError message={errors.refresh} retry={retry} onRetry={loadAgain} />
    </div>
  )
}

function useBackOnline(onBackOnline: () => void): void {
  const latestHandler = useRef(onBackOnline)
  latestHandler.current = onBackOnline
  useEffect(() => {
    const handleOnline = () => latestHandler.current()
    window.addEventListener('online', handleOnline)
    return () => window.removeEventListener('online', handleOnline)
  }, [])
}
