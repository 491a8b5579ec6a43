import { bringMessages } from '../../i18n/lateMessages'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { SectionError } from '../../ui/status/SectionError'
import { reloadCart } from '../../store/cart/storedCartThunks'
import { useBackOnline } from '../../ui/page/useBackOnline'
import { useIsOffline } from '../../ui/page/useIsOffline'
import * as styles from './CartPage.module.css'

const useMessages = bringMessages('cart')

/**
 * The cart on screen may be outdated if a refresh fails. Shows nothing while the device is offline, because the page
 * frame then has its own notice.
 */
export function CartRefreshError() {
  const { errors } = useMessages('cart')
  const { retry } = useMessages('frame').error
  const dispatch = useAppDispatch()
  const hasFailed = useAppSelector(({ cart }) => cart.error !== null)
  const retryLoad = () => {
    if (hasFailed) void dispatch(reloadCart())
  }
  useBackOnline(retryLoad)
  if (useIsOffline() || !hasFailed) return null
  return (
    <div className={styles.notice}>
      <SectionError message={errors.refresh} retry={retry} onRetry={retryLoad} />
    </div>
  )
}
